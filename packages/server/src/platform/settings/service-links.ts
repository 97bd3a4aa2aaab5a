type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Variables that Kubernetes writes into every container of a namespace for a service whose name begins with `keepout`
 * (https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables).
 */
const LINK_NAMES = [
  /^KEEPOUT_([A-Z0-9_]+_)?SERVICE_(HOST|PORT(_[A-Z0-9_]+)?)$/,
  /^KEEPOUT_([A-Z0-9_]+_)?PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?$/,
];
/** `KEEPOUT_PORT` is a setting too: only the value of a service link is a URL. */
const PORT_NAME = /^KEEPOUT_([A-Z0-9_]+_)?PORT$/;
const PORT_VALUE = /^(tcp|udp|sctp):\/\/\S+:\d+$/;

/** Returns the environment without the service links of Kubernetes, which are not settings. */
export function withoutServiceLinks(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value = '']) =>
        !LINK_NAMES.some((link) => link.test(name)) && !(PORT_NAME.test(name) && PORT_VALUE.test(value)),
    ),
  );
}
