-- Keys by which the installation signs decision records. A key that is no longer used stays: what it has signed is checked by it.
create table record_key (
  -- thumbprint of the public key (RFC 7638)
  kid text primary key,
  -- 32 bytes, base64url
  public_key text not null,
  -- PKCS #8 in PEM, sealed by the keys of the settings
  private_key text not null,
  valid_from timestamptz not null default clock_timestamp(),
  valid_until timestamptz
);
create unique index record_key_in_use on record_key ((true)) where valid_until is null;
