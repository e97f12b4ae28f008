import * as is from '@hyperjump/json-schema-formats';

/** The formats that values are looked for, tested as `validate` does it. */
export const formats = {
  uuid: is.isUuid,
  email: is.isEmail,
  ipv4: is.isIPv4,
  ipv6: is.isIPv6,
  uri: (text: string) => {
    try {
      return is.isUri(text);
    } catch {
      // A host of a future version of IP, which the grammar allows.
      return true;
    }
  },
} as const satisfies { readonly [name: string]: (text: string) => boolean };
