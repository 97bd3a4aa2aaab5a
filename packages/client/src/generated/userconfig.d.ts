export interface paths {
    "/api/v1/userconfig/{configId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you have set for on-demand tracking: where and of what you want to be told
         * @description While nothing is stored, what holds without it, as version 0.
         */
        get: operations["getOdtUserConfiguration"];
        /**
         * Replace what you have set for on-demand tracking, or store it
         * @description Replace what you have set for on-demand tracking, or store it.
         */
        put: operations["putOdtUserConfiguration"];
        post?: never;
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
        /** @description Where and of what a user wants to be told. */
        NotificationSettings: {
            /** @description Whether and where to tell by e-mail. */
            email: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description E-mail addresses; empty ones are left out. */
                addresses: string[];
            };
            /** @description Whether and where to tell by Microsoft Teams. */
            msteams: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description Addresses of Microsoft Teams, http or https; empty ones are left out. */
                url: string[];
            };
            /** @description Whether and where to tell by Slack. */
            slack: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description Addresses of Slack, http or https; empty ones are left out. */
                url: string[];
            };
            /** @description Whether and where to tell by webhook. */
            webhook: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description Addresses of webhook, http or https; empty ones are left out. */
                url: string[];
            };
            /** @description What to be told of. */
            statuses: components["schemas"]["NotifiedStatus"][];
        };
        /**
         * @description What became of something: done, cancelled, waiting, under way.
         * @enum {string}
         */
        NotifiedStatus: "COMPLETED_OK" | "CANCELLED" | "PENDING" | "IN_PROGRESS";
        /** @description What you have set for on-demand tracking. */
        OdtUserConfiguration: {
            /** @description Opaque identifier of the configuration: the subject of the user. */
            _id: string;
            notifications: components["schemas"]["NotificationSettings"];
            /** @description Grows with every change; the ETag of the record. 0 while nothing is stored. */
            version: number;
            updatedAt: string | null;
        };
        /** @description What you set for on-demand tracking. */
        OdtUserConfigurationBody: {
            /** @description Opaque identifier of the configuration: the subject of the user. */
            readonly _id?: string;
            /** @description Grows with every change; the ETag of the record. 0 while nothing is stored. */
            readonly version?: number;
            readonly updatedAt?: string | null;
            notifications: components["schemas"]["NotificationSettings"];
        };
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Names the content or version of what is answered.
         * @example W/"bXlZ"
         */
        ETag: string;
        /**
         * @description How long to wait, s.
         * @example 5
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOdtUserConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the configuration: the subject of the user. */
                configId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *       "notifications": {
                     *         "email": {
                     *           "enabled": true,
                     *           "addresses": [
                     *             "ops@example.org"
                     *           ]
                     *         },
                     *         "msteams": {
                     *           "enabled": false,
                     *           "url": []
                     *         },
                     *         "slack": {
                     *           "enabled": false,
                     *           "url": []
                     *         },
                     *         "webhook": {
                     *           "enabled": false,
                     *           "url": []
                     *         },
                     *         "statuses": [
                     *           "CANCELLED",
                     *           "COMPLETED_OK"
                     *         ]
                     *       },
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T09:12:04.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OdtUserConfiguration"];
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
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
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
    putOdtUserConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path: {
                /** @description Opaque identifier of the configuration: the subject of the user. */
                configId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notifications": {
                 *         "email": {
                 *           "enabled": true,
                 *           "addresses": [
                 *             "ops@example.org"
                 *           ]
                 *         },
                 *         "msteams": {
                 *           "enabled": false,
                 *           "url": []
                 *         },
                 *         "slack": {
                 *           "enabled": false,
                 *           "url": []
                 *         },
                 *         "webhook": {
                 *           "enabled": false,
                 *           "url": []
                 *         },
                 *         "statuses": [
                 *           "CANCELLED",
                 *           "COMPLETED_OK"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OdtUserConfigurationBody"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *       "notifications": {
                     *         "email": {
                     *           "enabled": true,
                     *           "addresses": [
                     *             "ops@example.org"
                     *           ]
                     *         },
                     *         "msteams": {
                     *           "enabled": false,
                     *           "url": []
                     *         },
                     *         "slack": {
                     *           "enabled": false,
                     *           "url": []
                     *         },
                     *         "webhook": {
                     *           "enabled": false,
                     *           "url": []
                     *         },
                     *         "statuses": [
                     *           "CANCELLED",
                     *           "COMPLETED_OK"
                     *         ]
                     *       },
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T09:12:04.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OdtUserConfiguration"];
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
            /** @description `read-only-field`: The change has another value of what cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:read-only-field",
                     *       "title": "The change has another value of what cannot be changed.",
                     *       "status": 409,
                     *       "detail": "The change has another value of what cannot be changed.",
                     *       "code": "read-only-field",
                     *       "error": "Error",
                     *       "message": "The change has another value of what cannot be changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
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
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
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
