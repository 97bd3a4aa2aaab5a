export interface paths {
    "/api/v1/audit/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what in your organisation, newest first
         * @description Every change is written into the log with the change itself; nothing in it can be changed. An administrator of a service may name another organisation, and is written into its log for it.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of these lines as a file: CSV, or JSON with a line for each
         * @description The filters are those of the list. `Accept: text/csv`, or `Accept: application/x-ndjson` for JSON.
         */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisations that have a log, for administrators
         * @description The organisations that have a log, for administrators.
         */
        get: operations["listAuditOperators"];
        put?: never;
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
        /** @description A line of the audit log. */
        AuditEntry: {
            /** @description Grows from entry to entry. */
            entryId: number;
            /**
             * Format: date-time
             * @description When, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            at: string;
            /** @description Opaque identifier of the organisation whose record it is. */
            operatorId: string;
            /** @description Who did it: a user name, or the part of the platform that acts by itself. */
            actor: string;
            /** @description What was done, a verb in the past tense: `created`, `changed`, `signed-in`, `looked-at`. */
            action: string;
            /** @description Kind of record. */
            recordType: string;
            /** @description Which record. */
            recordId: string;
            /** @description What else is known of it, by kind of action. */
            detail: {
                [key: string]: unknown;
            };
        };
        /** @description An organisation with how much its audit log holds. */
        AuditOperator: {
            /** @description Opaque identifier of the organisation. */
            operatorId: string;
            /** @description Lines of its log, a count. */
            entries: number;
            /**
             * Format: date-time
             * @description When the last one was written, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            lastAt: string;
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
         * @description Address of the next page, `rel="next"`; absent on the last.
         * @example </api/v1/ca/cdms?cursor=WyJtZXNz>; rel="next"
         */
        Link: string;
        /**
         * @description Records of the whole list, a count.
         * @example 1204
         */
        "X-Total-Count": number;
        /**
         * @description Records that could not be shown, a count; absent when there are none.
         * @example 1
         */
        "X-Records-Left-Out": number;
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
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Of another organisation, for administrators; that they looked is written into its log. Yours without it. */
                "operator-id"?: string;
                /** @description Done by this user. */
                actor?: string;
                /**
                 * @description Of this action.
                 * @example changed
                 */
                action?: string;
                /**
                 * @description Of this kind of record.
                 * @example satellite
                 */
                "record-type"?: string;
                /** @description Of one record. */
                "record-id"?: string;
                /** @description Not before, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                from?: string;
                /** @description Not after, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                to?: string;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
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
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "entryId": 4711,
                     *         "at": "2026-11-21T09:41:02.123456Z",
                     *         "operatorId": "aurora",
                     *         "actor": "ada",
                     *         "action": "changed",
                     *         "recordType": "satellite",
                     *         "recordId": "sat_01J9",
                     *         "detail": {
                     *           "changes": [
                     *             {
                     *               "field": "hardBodyRadius",
                     *               "from": 2.5,
                     *               "to": 3.4
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEntry"][];
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
            /** @description `cursor-invalid`: There is no page at this cursor. `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
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
            /** @description `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:window-empty",
                     *       "title": "The end of the window is before its start.",
                     *       "status": 422,
                     *       "detail": "The end of the window is before its start.",
                     *       "code": "window-empty",
                     *       "error": "Error",
                     *       "message": "The end of the window is before its start."
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
    exportAuditEntries: {
        parameters: {
            query?: {
                /** @description Of another organisation, for administrators; that they looked is written into its log. Yours without it. */
                "operator-id"?: string;
                /** @description Done by this user. */
                actor?: string;
                /**
                 * @description Of this action.
                 * @example changed
                 */
                action?: string;
                /**
                 * @description Of this kind of record.
                 * @example satellite
                 */
                "record-type"?: string;
                /** @description Of one record. */
                "record-id"?: string;
                /** @description Not before, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                from?: string;
                /** @description Not after, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                to?: string;
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
                    "text/csv": string;
                    "application/x-ndjson": string;
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
            /** @description `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:window-empty",
                     *       "title": "The end of the window is before its start.",
                     *       "status": 422,
                     *       "detail": "The end of the window is before its start.",
                     *       "code": "window-empty",
                     *       "error": "Error",
                     *       "message": "The end of the window is before its start."
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
    listAuditOperators: {
        parameters: {
            query?: {
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
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
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "operatorId": "aurora",
                     *         "entries": 128,
                     *         "lastAt": "2026-11-21T09:41:02.123456Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditOperator"][];
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
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
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
}
