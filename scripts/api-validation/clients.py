"""Uploads, lists, fetches, puts back and deletes with the client that openapi-python-client makes; see README.md."""

import sys
from io import BytesIO
from pathlib import Path

from keepout_ca.api.ephemerides import change_ephemeris, delete_ephemeris, get_ephemeris_file, list_ephemerides
from keepout_ca.api.ephemerides import upload_ephemeris
from keepout_ca.api.messages import delete_cdm, get_cdm, get_cdm_file, list_cdms, upload_cdms
from keepout_ca.api.satellites import change_satellite, create_satellite, delete_satellite, get_satellite
from keepout_ca.client import AuthenticatedClient
from keepout_ca.models.cdm import Cdm
from keepout_ca.models.cdm_upload import CdmUpload
from keepout_ca.models.ephemeris_change import EphemerisChange
from keepout_ca.models.ephemeris_file import EphemerisFile
from keepout_ca.models.ephemeris_upload import EphemerisUpload
from keepout_ca.models.propulsion import Propulsion
from keepout_ca.models.propulsion_type import PropulsionType
from keepout_ca.models.satellite import Satellite
from keepout_ca.models.satellite_body import SatelliteBody
from keepout_ca.models.satellite_change import SatelliteChange
from keepout_ca.models.satellite_configuration import SatelliteConfiguration
from keepout_ca.models.satellite_shape import SatelliteShape
from keepout_ca.models.upload_cdms_files_body import UploadCdmsFilesBody
from keepout_ca.models.upload_ephemeris_body import UploadEphemerisBody
from keepout_ca.types import File


def file_of(path: Path) -> File:
    return File(payload=BytesIO(path.read_bytes()), file_name=path.name, mime_type="text/plain")


def main(url: str, token: str, cdm: Path, oem: Path) -> None:
    client = AuthenticatedClient(base_url=url, token=token)
    configuration = SatelliteConfiguration(
        shape=SatelliteShape.CANNONBALL, propulsion=Propulsion(type_=PropulsionType.NONE), hard_body_radius=3.0
    )
    body = SatelliteBody(name="NOAA 21", norad_id=54234, configuration=configuration)
    satellite = create_satellite.sync(client=client, body=body)
    assert isinstance(satellite, Satellite), satellite

    messages = upload_cdms.sync(client=client, body=UploadCdmsFilesBody(file=[file_of(cdm)]))
    assert isinstance(messages, CdmUpload), messages
    cdm_id = messages.accepted[0].cdm_id
    listed = list_cdms.sync(client=client, satellite_id=satellite.satellite_id)
    assert isinstance(listed, list) and [one.cdm_id for one in listed] == [cdm_id], listed
    whole = get_cdm.sync(cdm_id, client=client)
    assert isinstance(whole, Cdm) and whole.separate_scaling is not None, whole
    text = get_cdm_file.sync(cdm_id, client=client)
    assert isinstance(text, str) and text.startswith("CCSDS_CDM_VERS"), text
    assert delete_cdm.sync_detailed(cdm_id, client=client).status_code == 204

    form = UploadEphemerisBody(file=[file_of(oem)], satellite_id=satellite.satellite_id, screen=False)
    files = upload_ephemeris.sync(client=client, body=form)
    assert isinstance(files, EphemerisUpload), files
    oem_id = files.accepted[0].oem_file_id
    ephemerides = list_ephemerides.sync(client=client, satellite_id=satellite.satellite_id)
    assert isinstance(ephemerides, list) and [one.oem_file_id for one in ephemerides] == [oem_id], ephemerides
    content = get_ephemeris_file.sync(oem_id, client=client)
    assert isinstance(content, File) and content.payload.read() == oem.read_bytes()
    back = EphemerisChange.from_dict(files.accepted[0].to_dict())
    assert isinstance(change_ephemeris.sync(client=client, oem_id=oem_id, body=back), EphemerisFile)
    assert delete_ephemeris.sync_detailed(oem_id, client=client).status_code == 204

    got = get_satellite.sync(satellite.satellite_id, client=client)
    assert isinstance(got, Satellite), got
    put = change_satellite.sync(client=client, body=SatelliteChange.from_dict(got.to_dict()), if_match=f'"{got.version}"')
    assert isinstance(put, Satellite) and put.version == got.version + 1, put
    assert delete_satellite.sync_detailed(satellite.satellite_id, client=client).status_code == 204
    print("openapi-python-client: uploaded, listed, fetched, put back and deleted")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]))
