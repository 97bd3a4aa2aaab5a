export interface paths {
    "/api/v1/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who you are to the platform: organisation and roles
         * @description Roles that come of groups stand in no token; here all of them are.
         */
        get: operations["getAccountProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The language in which the platform writes to you: mails, papers, notifications
         * @description The language in which the platform writes to you: mails, papers, notifications.
         */
        get: operations["getAccountLanguage"];
        /**
         * Say in which language the platform is to write to you
         * @description Holds from the next message on; what was written stays as it is. Of what is sent to a channel, the language of the place counts (`alerts/places`).
         */
        put: operations["putAccountLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The programs of your organisation that sign in by themselves
         * @description For administrators of a service. Where the identity provider of the installation keeps programs (`keeper` is ISSUER), the list is empty and says which provider that is.
         */
        get: operations["listMachines"];
        put?: never;
        /**
         * Make a program of your organisation; its secret is told this once
         * @description Its roles are among your own: the role `admin` of a service includes the others of that service. A program cannot make programs. Repeated with the same Idempotency-Key, the answer is the same without the secret.
         */
        post: operations["createMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/machines/{machineId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A new secret for a program; it is told this once
         * @description The secret before is worth nothing at once; tokens that it got end within five minutes. For programs whose roles are among your own.
         */
        put: operations["renewMachineSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/machines/{machineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a program
         * @description It gets no token from now on. Tokens that it has end within five minutes.
         */
        delete: operations["revokeMachine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who calls, as the platform sees it. */
        AccountProfile: {
            /** @description Opaque identifier of the account at the identity provider. */
            subject: string;
            /** @description User name. */
            userName: string;
            /** @description Opaque identifier of the organisation that the account belongs to. */
            operatorId: string;
            /** @description Every role that holds, `resource:role`: those of the token and those of its groups. */
            roles: string[];
        };
        /** @description The language in which the platform writes to you. */
        KeptLanguage: {
            language: components["schemas"]["Language"];
            updatedAt: string | null;
        };
        /** @description The language in which the platform is to write to you. */
        KeptLanguageBody: {
            language: components["schemas"]["Language"];
        };
        /**
         * @description English or German.
         * @example de
         * @enum {string}
         */
        Language: "en" | "de";
        /** @description A program of your organisation that signs in by itself. */
        Machine: {
            /** @description Opaque identifier of the program: its client id at the identity provider. */
            machineId: string;
            /** @description What its organisation calls it. */
            name: string;
            /** @description Its roles in services, `resource:role`. */
            roles: string[];
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when its secret is in use, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            secretAt: string;
            lastUsedAt: string | null;
        };
        /** @description A program to be made. */
        MachineCreation: {
            /**
             * @description What tells it from others of your organisation.
             * @example Flight dynamics
             */
            name: string;
            /** @description Its roles; none beyond your own. */
            roles: components["schemas"]["MachineRole"][];
        };
        /**
         * @description KEEPOUT: here. ISSUER: at the identity provider of the installation.
         * @enum {string}
         */
        MachineKeeper: "KEEPOUT" | "ISSUER";
        /** @description Programs that sign in by themselves, and who keeps them. */
        MachineList: {
            keeper: components["schemas"]["MachineKeeper"];
            /** @description The identity provider that issues its tokens, a URL. */
            issuer: string;
            tokenEndpoint: string | null;
            /** @description Programs of your organisation by name; none where the provider keeps them. */
            machines: components["schemas"]["Machine"][];
        };
        /**
         * @description A role of a service, `resource:role`.
         * @enum {string}
         */
        MachineRole: "collision-avoidance:user" | "collision-avoidance:admin" | "on-demand-tracking:user" | "on-demand-tracking:admin" | "payments:user" | "payments:admin";
        /** @description A program with its new secret. */
        MachineSecret: {
            /** @description Opaque identifier of the program: its client id at the identity provider. */
            machineId: string;
            /** @description What its organisation calls it. */
            name: string;
            /** @description Its roles in services, `resource:role`. */
            roles: string[];
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when its secret is in use, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            secretAt: string;
            lastUsedAt: string | null;
            secret: string | null;
        };
        /** @description Nothing has to be said. */
        MachineSecretRequest: Record<string, never>;
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
         * @description How long to wait, s.
         * @example 5
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccountProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subject": "1d0f5d0e-6a52-4b3b-9a0b-0f6f3a0c7c11",
                     *       "userName": "ada",
                     *       "operatorId": "aurora",
                     *       "roles": [
                     *         "collision-avoidance:user"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountProfile"];
                };
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
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
    getAccountLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "de",
                     *       "updatedAt": "2026-11-22T07:12:40.501Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KeptLanguage"];
                };
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
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
    putAccountLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "de"
                 *     }
                 */
                "application/json": components["schemas"]["KeptLanguageBody"];
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
                     *       "language": "de",
                     *       "updatedAt": "2026-11-22T07:12:40.501Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KeptLanguage"];
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
    listMachines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keeper": "KEEPOUT",
                     *       "issuer": "https://keepout.example.com/auth/realms/platform",
                     *       "tokenEndpoint": "https://keepout.example.com/auth/realms/platform/protocol/openid-connect/token",
                     *       "machines": [
                     *         {
                     *           "machineId": "keepout-machine-7q2mfk9x4tda",
                     *           "name": "Flight dynamics",
                     *           "roles": [
                     *             "collision-avoidance:user"
                     *           ],
                     *           "createdBy": "ada",
                     *           "createdAt": "2026-11-21T09:41:02.123456Z",
                     *           "secretAt": "2026-11-21T09:41:02.123456Z",
                     *           "lastUsedAt": "2026-11-21T10:05:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MachineList"];
                };
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
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
    createMachine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Flight dynamics",
                 *       "roles": [
                 *         "collision-avoidance:user"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MachineCreation"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "machineId": "keepout-machine-7q2mfk9x4tda",
                     *       "name": "Flight dynamics",
                     *       "roles": [
                     *         "collision-avoidance:user"
                     *       ],
                     *       "createdBy": "ada",
                     *       "createdAt": "2026-11-21T09:41:02.123456Z",
                     *       "secretAt": "2026-11-21T09:41:02.123456Z",
                     *       "lastUsedAt": null,
                     *       "secret": "fk3…, 43 characters"
                     *     }
                     */
                    "application/json": components["schemas"]["MachineSecret"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
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
            /** @description `role-missing`: The account does not have the service's role. `roles-beyond-own`: The program would have roles that you do not have. */
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `machine-name-taken`: Your organisation has a program of this name. `machines-elsewhere`: Programs are kept at the identity provider of this installation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
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
            /** @description `records-limit`: Your organisation keeps as many records as it may. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:records-limit",
                     *       "title": "Your organisation keeps as many records as it may.",
                     *       "status": 507,
                     *       "detail": "Your organisation keeps as many records as it may.",
                     *       "code": "records-limit",
                     *       "error": "Error",
                     *       "message": "Your organisation keeps as many records as it may."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewMachineSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the program. */
                machineId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["MachineSecretRequest"];
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
                     *       "machineId": "keepout-machine-7q2mfk9x4tda",
                     *       "name": "Flight dynamics",
                     *       "roles": [
                     *         "collision-avoidance:user"
                     *       ],
                     *       "createdBy": "ada",
                     *       "createdAt": "2026-11-21T09:41:02.123456Z",
                     *       "secretAt": "2026-11-21T09:41:02.123456Z",
                     *       "lastUsedAt": null,
                     *       "secret": "fk3…, 43 characters"
                     *     }
                     */
                    "application/json": components["schemas"]["MachineSecret"];
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
            /** @description `role-missing`: The account does not have the service's role. `roles-beyond-own`: The program would have roles that you do not have. */
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
            /** @description `machines-elsewhere`: Programs are kept at the identity provider of this installation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:machines-elsewhere",
                     *       "title": "Programs are kept at the identity provider of this installation.",
                     *       "status": 409,
                     *       "detail": "Programs are kept at the identity provider of this installation.",
                     *       "code": "machines-elsewhere",
                     *       "error": "Error",
                     *       "message": "Programs are kept at the identity provider of this installation."
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
    revokeMachine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the program. */
                machineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description `machines-elsewhere`: Programs are kept at the identity provider of this installation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:machines-elsewhere",
                     *       "title": "Programs are kept at the identity provider of this installation.",
                     *       "status": 409,
                     *       "detail": "Programs are kept at the identity provider of this installation.",
                     *       "code": "machines-elsewhere",
                     *       "error": "Error",
                     *       "message": "Programs are kept at the identity provider of this installation."
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
}
