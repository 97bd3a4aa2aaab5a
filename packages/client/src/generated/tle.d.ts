export interface paths {
    "/api/v1/tle/tle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The element set of an object, newest or nearest before an epoch
         * @description As JSON; as plain TLE lines with `Accept: text/plain`; as OMM with `Accept: application/xml`.
         */
        get: operations["getTle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tle/tle-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Element sets of many objects, keyed by catalogue number; objects without one are absent
         * @description At most 5,000 objects. Newest element sets come from the public catalogue where one is configured, for at most 100 objects of a call that were not looked up in the last two hours; with `source=stored` from what is stored here alone.
         */
        post: operations["getTleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Where element sets come from: also from the public catalogue, or what is stored here alone.
         * @enum {string}
         */
        ElementSource: "any" | "stored";
        /** @description Why a call was not answered (RFC 9457). */
        Problem: {
            /** @description URN of the kind of problem. */
            type: string;
            /** @description The kind of problem, a sentence. */
            title: string;
            /** @description HTTP status of the answer. */
            status: number;
            /** @description This very case, a sentence. */
            detail?: string;
            /** @description The address that was called. */
            instance?: string;
            /** @description The kind of problem; the guide of errors lists them. */
            code: string;
            /** @description The name of the HTTP status. */
            error: string;
            /** @description This very case, a sentence. */
            message: string;
            /** @description The places at fault. */
            errors?: components["schemas"]["ProblemPlace"][];
        };
        /** @description One place in the input that is at fault. */
        ProblemPlace: {
            /** @description What is wrong, by code. */
            code: string;
            /** @description What is wrong, a sentence. */
            message: string;
            /** @description JSON pointer into the body, or the name of a parameter: `?from`, `{cdmId}`. */
            pointer?: string;
            /** @description The file at fault. */
            file?: string;
            /** @description Line of the file, the first is 1. */
            line?: number;
            /** @description Keyword of the message. */
            keyword?: string;
            /** @description The value at fault. */
            value?: string;
            /** @description What is allowed, or what it was held against. */
            limit?: string;
        };
        /** @description An element set. */
        Tle: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            /**
             * Format: date-time
             * @description Epoch of the element set, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            epoch: string;
            /** @description Two lines, or three with the name; empty where the number does not fit a TLE. */
            tle: string;
            /** @description Name in the catalogue. */
            name: string;
            /** @description Where the element set is from. */
            source: string;
        };
        /** @description Element sets of many objects; objects without one are absent. */
        TleSet: {
            /** @description Element sets by catalogue number. */
            tle_set: {
                [key: string]: components["schemas"]["Tle"];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description How long to wait, s.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description Headers of the request that the answer depends on.
         * @example accept
         */
        Vary: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTle: {
        parameters: {
            query: {
                /** @description Catalogue number, up to nine digits. */
                noradId: number;
                /** @description The element set nearest before this time, the newest without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                epoch?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "noradId": 5,
                     *       "epoch": "2000-06-27T18:50:19.733568Z",
                     *       "tle": "1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753\n2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667",
                     *       "name": "VANGUARD 1",
                     *       "source": "catalogue"
                     *     }
                     */
                    "application/json": components["schemas"]["Tle"];
                    "text/plain": string;
                    "application/xml": string;
                    "text/xml": string;
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. `not-writable-as-tle`: The catalogue number does not fit a two-line element set. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTleSet: {
        parameters: {
            query?: {
                /** @description Where element sets come from: also from the public catalogue, or what is stored here alone. */
                source?: components["schemas"]["ElementSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Catalogue numbers, or numbers with an epoch. */
        requestBody: {
            content: {
                "application/json": (number | {
                    /** @description Catalogue number, up to nine digits. */
                    noradId: number;
                    /**
                     * Format: date-time
                     * @description The element set nearest before this time, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                     * @example 2026-11-20T00:00:00Z
                     * @example 2026-11-20T00:00:00+00:00
                     */
                    epoch?: string;
                })[];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tle_set": {
                     *         "5": {
                     *           "noradId": 5,
                     *           "epoch": "2000-06-27T18:50:19.733568Z",
                     *           "tle": "1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753\n2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667",
                     *           "name": "VANGUARD 1",
                     *           "source": "catalogue"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TleSet"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
