export interface paths {
    "/api/v1/alerts/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you are told in the application, newest first
         * @description The state is kept here, for all your devices. Fresh becomes unread after 12 s; what you have hidden is left out. At most 200 of the last 30 days.
         */
        get: operations["listNotifications"];
        /**
         * Bring all your notifications to a state
         * @description Bring all your notifications to a state.
         */
        put: operations["changeNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/notifications/{notificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bring a notification to a state, on all your devices
         * @description Bring a notification to a state, on all your devices.
         */
        put: operations["changeNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/crossings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What crossed a line in your organisation, newest first, with who has acknowledged it
         * @description What crossed a line in your organisation, newest first, with who has acknowledged it.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/crossings/{alertId}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that you have it: nobody else is called
         * @description Say that you have it: nobody else is called.
         */
        put: operations["acknowledgeAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By which rules you are told: channels, digest, quiet hours
         * @description While nothing is stored, what holds without it, as version 0.
         */
        get: operations["getAlertSettings"];
        /**
         * Replace your rules
         * @description Replace your rules.
         */
        put: operations["changeAlertSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often each rule fired in the last 30 days
         * @description How often each rule fired in the last 30 days.
         */
        get: operations["listRuleCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are told: the addresses of your configurations, and whether they can be reached
         * @description Where you are told: the addresses of your configurations, and whether they can be reached.
         */
        get: operations["listAlertPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/places/{placeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a place on again that was gone, or say in which language it is told
         * @description Switch a place on again that was gone, or say in which language it is told.
         */
        put: operations["changeAlertPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/places/{placeId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to a place; the log tells what came of it
         * @description Send a test message to a place; the log tells what came of it.
         */
        post: operations["sendTestAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/places/{placeId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A new key for the signatures of a webhook; it is told this once
         * @description For a day messages are signed with the key before as well, so that the receiver can change over.
         */
        put: operations["rotatePlaceSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to you, newest first, with every attempt
         * @description Addresses are told without what is secret in them.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails of your organisation that were kept because the installation has no mail relay
         * @description In the developer area only: elsewhere nobody reads the mail of others, and it answers 404.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand a message over once more: the same words, the same id
         * @description Hand a message over once more: the same words, the same id.
         */
        put: operations["replayDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/rota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is on call in your organisation, and who is called next when nobody acknowledges
         * @description Who is on call in your organisation, and who is called next when nobody acknowledges.
         */
        get: operations["getAlertRota"];
        /**
         * Replace the rota of your organisation
         * @description Replace the rota of your organisation.
         */
        put: operations["changeAlertRota"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who of your organisation has used the application, by name: they can be on call
         * @description Who of your organisation has used the application, by name: they can be on call.
         */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What rules would have sent to you over the stored history; nothing is sent
         * @description What rules would have sent to you over the stored history; nothing is sent.
         */
        post: operations["rehearseAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes for your organisation, as server-sent events
         * @description Each event has an `id`, the type as `event`, and a ServerEvent as `data`. Events are hints: ask for what they name. Comments keep the connection alive; a stream ends with its token.
         */
        get: operations["streamEvents"];
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
        /**
         * @description Why no message is sent to somebody: he has not called for as long as the installation says, his newest token is of another organisation, or he is not among the users any more. Null where he is told.
         * @enum {string}
         */
        Absence: "NOT_SEEN" | "ELSEWHERE" | "REMOVED";
        /** @description That you have it; in which language the answer is written. */
        Acknowledgement: {
            /** @description Language that it is written in: `en` or `de`; left out, the one that is kept of you. */
            language?: components["schemas"]["Language"];
        };
        /** @description Something that crossed a line, for the whole organisation. */
        Alert: {
            /** @description Opaque identifier of the alert. */
            alertId: string;
            kind: components["schemas"]["AlertKind"];
            level: components["schemas"]["AlertLevel"];
            /** @description What happened, in a few words. */
            title: string;
            /** @description One sentence more. */
            message: string;
            /** @description Page of the application about it; null where there is none. */
            path: string | null;
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            raisedAt: string;
            decideBy: string | null;
            /** @description Somebody has to acknowledge it; until then others are called. */
            needsPerson: boolean;
            acknowledgedAt: string | null;
            /** @description Who did. */
            acknowledgedBy: string | null;
            /** @description Who is called after whom while nobody acknowledges it. */
            calls: {
                /**
                 * Format: date-time
                 * @description When he is or was called, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who. */
                userName: string;
                /** @description He was called already. */
                isDone: boolean;
            }[];
        };
        /**
         * @description How a message leaves the platform.
         * @enum {string}
         */
        AlertChannel: "EMAIL" | "MSTEAMS" | "WEBHOOK" | "SLACK";
        /** @description One message to one place. */
        AlertDelivery: {
            /** @description Opaque identifier of the message: its webhook-id, and the front of its Message-ID. */
            deliveryId: string;
            /** @description Opaque identifier of the place. */
            placeId: string;
            channel: components["schemas"]["AlertChannel"];
            /** @description Where, without what is secret in it. */
            address: string;
            purpose: components["schemas"]["DeliveryPurpose"];
            state: components["schemas"]["DeliveryState"];
            /** @description Its subject. */
            title: string;
            /** @description What it says. */
            text: string;
            /** @description What it tells of. */
            alertIds: string[];
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            sentAt: string | null;
            nextAttemptAt: string | null;
            /** @description What was tried, oldest first. */
            attempts: {
                /** @description From 1. */
                number: number;
                /**
                 * Format: date-time
                 * @description When it began, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                begunAt: string;
                endedAt: string | null;
                outcome: components["schemas"]["AttemptOutcome"];
                /** @description Status of the answer, of HTTP or SMTP; null without one. */
                status: number | null;
                /** @description What the receiver said, or why there was no answer. */
                detail: string;
                /** @description The sentences of `detail` by their codes; empty where it is empty. */
                detailSentences: components["schemas"]["Sentence"][];
            }[];
        };
        /**
         * @description What happened: a verdict crossed to act, no conclusion or watch, or eased; a decision is due soon; a plan, an ephemeris or the catalogue is stale; an observation arrived; a request or a screening has a status.
         * @enum {string}
         */
        AlertKind: "ACT" | "DECIDE_BY_NEAR" | "NO_CONCLUSION" | "WATCH" | "EASED" | "PLAN_STALE" | "EPHEMERIS_STALE" | "CATALOGUE_STALE" | "OBSERVATION_ARRIVED" | "REQUEST_STATUS" | "SCREENING_STATUS";
        /**
         * @description How much it presses.
         * @enum {string}
         */
        AlertLevel: "info" | "ok" | "caution" | "serious" | "critical";
        /** @description Where you are told: one address of your configuration. */
        AlertPlace: {
            /** @description Opaque identifier of the place. */
            placeId: string;
            channel: components["schemas"]["AlertChannel"];
            /** @description Where, without what is secret in it: of a URL only the host. */
            address: string;
            /** @description Services in whose configuration it stands. */
            services: ("ca" | "odt")[];
            /** @description Language of what is sent there. A channel has one of its own, English at first; null, as of a mail at first: the one that is kept of you. */
            language: components["schemas"]["Language"] | null;
            /** @description Off: the receiver said that it is gone (410); nothing is sent until it is switched on again. */
            isOn: boolean;
            /** @description Why it is off. */
            offReason: string | null;
            /** @description The sentences of `offReason` by their codes; empty where it is empty. */
            offReasonSentences: components["schemas"]["Sentence"][];
            offSince: string | null;
            /** @description Messages are signed: of webhooks only. */
            hasSecret: boolean;
            secretFrom: string | null;
            lastSentAt: string | null;
        };
        /** @description Who is on call, and who is called next, for the whole organisation. */
        AlertRota: {
            /** @description Whether anybody is on call. */
            isOn: boolean;
            /** @description Who takes turns, in the order in which they are called. */
            members: components["schemas"]["RotaMember"][];
            /** @description Length of a turn, hours. */
            shiftHours: number;
            /**
             * Format: date-time
             * @description When the first one takes or took his first turn, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            startsAt: string;
            /** @description Longest time before the next person is called, minutes; shorter where the decision is due sooner. */
            firstWaitMinutes: number;
            /** @description How long before the decision is due an alert says so, hours. */
            decideByNearHours: number;
            /** @description Who is on call now; null when nobody is. */
            onCall: components["schemas"]["RotaMember"] | null;
            nextChangeAt: string | null;
            /** @description Grows with every change; the ETag. 0 while nothing is stored. */
            version: number;
            updatedAt: string | null;
            /** @description Who changed it last. */
            updatedBy: string | null;
        };
        /** @description Who is to be on call. */
        AlertRotaBody: {
            /** @description Who is on call now; null when nobody is. */
            readonly onCall?: components["schemas"]["RotaMember"] | null;
            readonly nextChangeAt?: string | null;
            /** @description Grows with every change; the ETag. 0 while nothing is stored. */
            readonly version?: number;
            readonly updatedAt?: string | null;
            /** @description Who changed it last. */
            readonly updatedBy?: string | null;
            /** @description Whether anybody is on call. */
            isOn: boolean;
            /** @description Who takes turns, in the order in which they are called. */
            members: components["schemas"]["RotaMember"][];
            /** @description Length of a turn, hours. */
            shiftHours: number;
            /**
             * Format: date-time
             * @description When the first one takes or took his first turn, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            startsAt: string;
            /** @description Longest time before the next person is called, minutes; shorter where the decision is due sooner. */
            firstWaitMinutes: number;
            /** @description How long before the decision is due an alert says so, hours. */
            decideByNearHours: number;
        };
        /** @description What is done when something of a kind happens. */
        AlertRule: {
            kind: components["schemas"]["AlertKind"];
            /** @description Shown in the application: toast, bell and list. */
            inApp: boolean;
            /** @description Channels that it is sent by, as far as you have places there. */
            channels: components["schemas"]["AlertChannel"][];
            timing: components["schemas"]["AlertTiming"];
            /** @description Sent in quiet hours too. */
            breaksQuietHours: boolean;
        };
        /** @description By which rules you are told. */
        AlertSettings: {
            /** @description The language that is kept of you: `account/language`. */
            language: components["schemas"]["Language"];
            /**
             * @description Time zone of quiet hours and digest, a name of the IANA.
             * @example Europe/Berlin
             */
            timeZone: string;
            quietHours: components["schemas"]["QuietHours"];
            /**
             * @description When the digest is sent, hours and minutes of the day in your time zone.
             * @example 22:00
             */
            digestAt: string;
            /** @description One for each kind; a kind that is left out keeps its default. */
            rules: components["schemas"]["AlertRule"][];
            /** @description Grows with every change; the ETag. 0 while nothing is stored. */
            version: number;
            updatedAt: string | null;
        };
        /** @description By which rules you want to be told. */
        AlertSettingsBody: {
            /** @description Grows with every change; the ETag. 0 while nothing is stored. */
            readonly version?: number;
            readonly updatedAt?: string | null;
            /**
             * @description Time zone of quiet hours and digest, a name of the IANA.
             * @example Europe/Berlin
             */
            timeZone: string;
            quietHours: components["schemas"]["QuietHours"];
            /**
             * @description When the digest is sent, hours and minutes of the day in your time zone.
             * @example 22:00
             */
            digestAt: string;
            /** @description One for each kind; a kind that is left out keeps its default. */
            rules: components["schemas"]["AlertRule"][];
            /** @description The same as `PUT account/language`; left out, the one that is kept stays. */
            language?: components["schemas"]["Language"];
        };
        /**
         * @description At once, or with the others of the day.
         * @enum {string}
         */
        AlertTiming: "NOW" | "DIGEST";
        /**
         * @description What an attempt came to: not known yet; taken; failed, another follows; refused for good; the place is gone; or the process died before it knew.
         * @enum {string}
         */
        AttemptOutcome: "UNDERWAY" | "SENT" | "RETRY" | "REFUSED" | "GONE" | "LOST";
        /** @description Somebody of your organisation who has used the application. */
        Colleague: {
            /** @description The user, by the subject of his tokens. */
            subject: string;
            /** @description His name. */
            userName: string;
            /**
             * Format: date-time
             * @description When he last opened the application, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            seenAt: string;
            absence: components["schemas"]["Absence"] | null;
            toldUntil: string | null;
        };
        /**
         * @description Why a message was made: by a rule, as the collected ones, because nobody acknowledged, as a test, or because somebody has to sign in to be told further.
         * @enum {string}
         */
        DeliveryPurpose: "ALERT" | "DIGEST" | "ESCALATION" | "TEST" | "REMINDER";
        /** @description Nothing has to be said. */
        DeliveryReplay: Record<string, never>;
        /**
         * @description QUEUED waits for its next attempt, SENT was taken by the receiver, OUTBOX is kept here because the installation has no mail relay, DEAD was given up.
         * @enum {string}
         */
        DeliveryState: "QUEUED" | "SENT" | "OUTBOX" | "DEAD";
        /**
         * @description English or German.
         * @example de
         * @enum {string}
         */
        Language: "en" | "de";
        /** @description Something that you are told in the application. */
        Notification: {
            /** @description Opaque identifier of the notification. */
            id: string;
            /** @description 200: something the platform tells, no failure. */
            code: number;
            /** @description What happened, in a few words. */
            title: string;
            /** @description One sentence more. */
            message: string;
            /** @description First digit of the code, then xx. */
            status: string;
            /**
             * Format: date-time
             * @description When it happened, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            timestamp: string;
            state: components["schemas"]["NotificationState"];
            level: components["schemas"]["AlertLevel"];
            kind: components["schemas"]["AlertKind"];
            /** @description Page of the application about it; null where there is none. */
            path: string | null;
            /** @description Opaque identifier of the alert that it tells of. */
            alertId: string;
            /** @description Somebody has to acknowledge it. */
            needsPerson: boolean;
            /** @description Who did; null while nobody has. */
            acknowledgedBy: string | null;
        };
        /** @description The state that it is to have; a lower one than it has changes nothing. */
        NotificationChange: {
            state: components["schemas"]["NotificationState"];
        };
        /**
         * @description How far a notification is, ascending; it never goes back. Fresh becomes unread after 12 s by itself.
         * @enum {string}
         */
        NotificationState: "fresh" | "unread" | "read" | "hidden";
        /** @description What is to be otherwise about a place; what is left out stays. */
        PlaceChange: {
            /**
             * @description Switches it on again.
             * @constant
             */
            isOn?: true;
            /** @description Language of what is sent there from now on; null: the one that is kept of you. */
            language?: components["schemas"]["Language"] | null;
        };
        /** @description The new key of a webhook. */
        PlaceSecret: {
            /** @description Key of the signatures, whsec_ and base64. It is told this once. */
            secret: string;
            previousUntil: string | null;
        };
        /** @description In which language the test is written. */
        PlaceTest: {
            /** @description Language of the test; left out, that of what is sent to the place. */
            language?: components["schemas"]["Language"];
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
        /** @description When people are left alone: what does not break them waits until their end. */
        QuietHours: {
            /** @description Whether there are any. */
            isOn: boolean;
            /**
             * @description Beginning, hours and minutes of the day in your time zone.
             * @example 22:00
             */
            from: string;
            /**
             * @description End; before the beginning it is of the next day, hours and minutes of the day in your time zone.
             * @example 22:00
             */
            until: string;
        };
        /** @description What rules would have sent over the stored history. */
        Rehearsal: {
            /**
             * Format: date-time
             * @description Beginning of the history, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            from: string;
            /**
             * Format: date-time
             * @description Its end, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            until: string;
            /** @description Judgements and other events of the history, a count. */
            happened: number;
            /** @description Each rule and how often it would have fired. */
            rules: {
                kind: components["schemas"]["AlertKind"];
                /** @description How often something of the kind happened, a count. */
                crossings: number;
                /** @description Messages that the rule would have sent, before they are brought together, a count. */
                messages: number;
            }[];
            /** @description Messages that would have been sent, a count. */
            messages: number;
            /** @description Notifications in the application, a count. */
            inApp: number;
            /** @description Most messages of one day, a count. */
            perDayMost: number;
            /** @description The newest messages that would have been sent, at most 200, newest first. */
            sent: {
                /**
                 * Format: date-time
                 * @description When, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                channel: components["schemas"]["AlertChannel"];
                purpose: components["schemas"]["DeliveryPurpose"];
                /** @description Its subject. */
                title: string;
                /** @description Alerts that it tells of, a count. */
                alerts: number;
                /** @description It would have waited for the end of quiet hours. */
                heldBack: boolean;
            }[];
        };
        /** @description Rules to try on what has happened. Nothing is sent or stored. */
        RehearsalBody: {
            /**
             * @description How much of the stored history, days.
             * @default 14
             */
            days: number;
            settings: components["schemas"]["AlertSettingsBody"];
        };
        /** @description Somebody who is called. */
        RotaMember: {
            /** @description The user, by the subject of his tokens. */
            subject: string;
            /** @description His name. */
            userName: string;
        };
        /** @description How often a rule fired. */
        RuleCount: {
            kind: components["schemas"]["AlertKind"];
            /** @description Alerts of the last 30 days, a count. */
            fired: number;
            /** @description Messages to you about them, a count. */
            messages: number;
            lastAt: string | null;
        };
        /** @description Nothing has to be said. */
        SecretRotation: Record<string, never>;
        /** @description One sentence by its code, with the figures that stand in it. */
        Sentence: {
            /**
             * @description Which sentence, stable; `as-written` where it is the text of somebody else, in `figures.text`.
             * @example pass-of
             */
            code: string;
            /** @description Its figures by name; times ISO 8601, UTC. */
            figures: {
                [key: string]: string | number;
            };
        };
        /** @description What has changed; ask for it. */
        ServerEvent: {
            /**
             * @description A screening has moved.
             * @constant
             */
            type: "screening";
            /** @description Opaque identifier of the screening. */
            screeningId: string;
            /** @description State of the screening. */
            state: string;
            /** @description Share of the work that is done, %. */
            percent: number;
            remainingSeconds: number | null;
        } | {
            /**
             * @description Conjunctions have changed.
             * @constant
             */
            type: "conjunctions";
            screeningId: string | null;
        } | {
            /**
             * @description A decision about a conjunction has changed.
             * @constant
             */
            type: "decisions";
            /** @description Opaque identifier of the conjunction. */
            conjunctionId: string;
        } | {
            /**
             * @description Ephemeris files have changed.
             * @constant
             */
            type: "ephemerides";
        } | {
            /**
             * @description Satellites have changed.
             * @constant
             */
            type: "satellites";
        } | {
            /**
             * @description Ground stations have changed.
             * @constant
             */
            type: "stations";
        } | {
            /**
             * @description The flight rules have changed.
             * @constant
             */
            type: "flight-rules";
        } | {
            /**
             * @description Plans for manoeuvres have changed.
             * @constant
             */
            type: "manoeuvres";
        } | {
            /**
             * @description Requests, passes, files or sensors of on-demand tracking have changed.
             * @constant
             */
            type: "tracking";
        } | {
            /**
             * @description There is something new to be told, or somebody has read or acknowledged it.
             * @constant
             */
            type: "notifications";
        } | {
            /**
             * @description Another catalogue is in use.
             * @constant
             */
            type: "catalogue";
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listNotifications: {
        parameters: {
            query?: {
                /** @description English or German. */
                language?: components["schemas"]["Language"];
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
                     *         "id": "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *         "code": 200,
                     *         "status": "2xx",
                     *         "timestamp": "2026-11-20T09:41:02.512Z",
                     *         "state": "unread",
                     *         "level": "critical",
                     *         "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *         "message": "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.",
                     *         "path": "/ca/conjunction/sat-0b9f0a3e/con-892f52a249bd86bc2921b392",
                     *         "kind": "ACT",
                     *         "alertId": "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *         "needsPerson": true,
                     *         "acknowledgedBy": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notification"][];
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
    changeNotifications: {
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
                 *       "state": "read"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationChange"];
            };
        };
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
    changeNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the notification. */
                notificationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "read"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationChange"];
            };
        };
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
    listAlerts: {
        parameters: {
            query?: {
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
                /** @description English or German. */
                language?: components["schemas"]["Language"];
                /** @description With true: only those that somebody still has to acknowledge. */
                open?: "true" | "false";
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
                     *         "alertId": "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *         "level": "critical",
                     *         "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *         "message": "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.",
                     *         "path": "/ca/conjunction/sat-0b9f0a3e/con-892f52a249bd86bc2921b392",
                     *         "kind": "ACT",
                     *         "raisedAt": "2026-11-20T09:41:02.512Z",
                     *         "decideBy": "2026-11-21T06:20:11Z",
                     *         "needsPerson": true,
                     *         "acknowledgedAt": null,
                     *         "acknowledgedBy": null,
                     *         "calls": [
                     *           {
                     *             "at": "2026-11-20T09:56:02Z",
                     *             "userName": "ben",
                     *             "isDone": false
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Alert"][];
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
    acknowledgeAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the alert. */
                alertId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["Acknowledgement"];
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
                     *       "alertId": "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *       "level": "critical",
                     *       "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *       "message": "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.",
                     *       "path": "/ca/conjunction/sat-0b9f0a3e/con-892f52a249bd86bc2921b392",
                     *       "kind": "ACT",
                     *       "raisedAt": "2026-11-20T09:41:02.512Z",
                     *       "decideBy": "2026-11-21T06:20:11Z",
                     *       "needsPerson": true,
                     *       "acknowledgedAt": null,
                     *       "acknowledgedBy": null,
                     *       "calls": [
                     *         {
                     *           "at": "2026-11-20T09:56:02Z",
                     *           "userName": "ben",
                     *           "isDone": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Alert"];
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
    getAlertSettings: {
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "de",
                     *       "timeZone": "Europe/Berlin",
                     *       "digestAt": "07:00",
                     *       "quietHours": {
                     *         "isOn": true,
                     *         "from": "22:00",
                     *         "until": "06:30"
                     *       },
                     *       "rules": [
                     *         {
                     *           "kind": "ACT",
                     *           "inApp": true,
                     *           "channels": [
                     *             "EMAIL",
                     *             "WEBHOOK"
                     *           ],
                     *           "timing": "NOW",
                     *           "breaksQuietHours": true
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "updatedAt": "2026-11-12T10:31:44.120Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AlertSettings"];
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
    changeAlertSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timeZone": "Europe/Berlin",
                 *       "digestAt": "07:00",
                 *       "quietHours": {
                 *         "isOn": true,
                 *         "from": "22:00",
                 *         "until": "06:30"
                 *       },
                 *       "rules": [
                 *         {
                 *           "kind": "ACT",
                 *           "inApp": true,
                 *           "channels": [
                 *             "EMAIL",
                 *             "WEBHOOK"
                 *           ],
                 *           "timing": "NOW",
                 *           "breaksQuietHours": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AlertSettingsBody"];
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
                     *       "language": "de",
                     *       "timeZone": "Europe/Berlin",
                     *       "digestAt": "07:00",
                     *       "quietHours": {
                     *         "isOn": true,
                     *         "from": "22:00",
                     *         "until": "06:30"
                     *       },
                     *       "rules": [
                     *         {
                     *           "kind": "ACT",
                     *           "inApp": true,
                     *           "channels": [
                     *             "EMAIL",
                     *             "WEBHOOK"
                     *           ],
                     *           "timing": "NOW",
                     *           "breaksQuietHours": true
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "updatedAt": "2026-11-12T10:31:44.120Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AlertSettings"];
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
            /** @description `rule-repeated`: A kind of alert has two rules. `time-zone-unknown`: There is no such time zone. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:rule-repeated",
                     *       "title": "A kind of alert has two rules.",
                     *       "status": 422,
                     *       "detail": "A kind of alert has two rules.",
                     *       "code": "rule-repeated",
                     *       "error": "Error",
                     *       "message": "A kind of alert has two rules."
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
    listRuleCounts: {
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
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "ACT",
                     *         "fired": 2,
                     *         "messages": 4,
                     *         "lastAt": "2026-11-20T09:41:02.512Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleCount"][];
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
    listAlertPlaces: {
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
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "placeId": "plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *         "channel": "WEBHOOK",
                     *         "language": "en",
                     *         "address": "https://hooks.example.org/…",
                     *         "services": [
                     *           "ca"
                     *         ],
                     *         "isOn": true,
                     *         "offReason": null,
                     *         "offReasonSentences": [],
                     *         "offSince": null,
                     *         "hasSecret": true,
                     *         "secretFrom": "2026-11-01T08:00:00Z",
                     *         "lastSentAt": "2026-11-20T09:41:13.004Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AlertPlace"][];
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
    changeAlertPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the place. */
                placeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isOn": true
                 *     }
                 */
                "application/json": components["schemas"]["PlaceChange"];
            };
        };
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
    sendTestAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Opaque identifier of the place. */
                placeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceTest"];
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
                     *       "deliveryId": "dlv-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *       "placeId": "plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "channel": "WEBHOOK",
                     *       "address": "https://hooks.example.org/…",
                     *       "purpose": "ALERT",
                     *       "state": "SENT",
                     *       "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *       "text": "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.",
                     *       "alertIds": [
                     *         "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4"
                     *       ],
                     *       "createdAt": "2026-11-20T09:41:12.700Z",
                     *       "sentAt": "2026-11-20T09:41:13.004Z",
                     *       "nextAttemptAt": null,
                     *       "attempts": [
                     *         {
                     *           "number": 1,
                     *           "begunAt": "2026-11-20T09:41:12.801Z",
                     *           "endedAt": "2026-11-20T09:41:13.004Z",
                     *           "outcome": "SENT",
                     *           "status": 204,
                     *           "detail": "",
                     *           "detailSentences": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AlertDelivery"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `place-off`: The place is switched off. */
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
    rotatePlaceSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the place. */
                placeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["SecretRotation"];
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
                     *       "secret": "whsec_bm90IGEga2V5IHRoYXQgYW55Ym9keSB1c2VzIQ==",
                     *       "previousUntil": "2026-11-21T09:41:02Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceSecret"];
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
            /** @description `place-unsigned`: Messages to this place are not signed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:place-unsigned",
                     *       "title": "Messages to this place are not signed.",
                     *       "status": 409,
                     *       "detail": "Messages to this place are not signed.",
                     *       "code": "place-unsigned",
                     *       "error": "Error",
                     *       "message": "Messages to this place are not signed."
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
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
                /** @description QUEUED waits for its next attempt, SENT was taken by the receiver, OUTBOX is kept here because the installation has no mail relay, DEAD was given up. */
                state?: components["schemas"]["DeliveryState"];
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
                     *         "deliveryId": "dlv-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *         "placeId": "plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *         "channel": "WEBHOOK",
                     *         "address": "https://hooks.example.org/…",
                     *         "purpose": "ALERT",
                     *         "state": "SENT",
                     *         "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *         "text": "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.",
                     *         "alertIds": [
                     *           "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4"
                     *         ],
                     *         "createdAt": "2026-11-20T09:41:12.700Z",
                     *         "sentAt": "2026-11-20T09:41:13.004Z",
                     *         "nextAttemptAt": null,
                     *         "attempts": [
                     *           {
                     *             "number": 1,
                     *             "begunAt": "2026-11-20T09:41:12.801Z",
                     *             "endedAt": "2026-11-20T09:41:13.004Z",
                     *             "outcome": "SENT",
                     *             "status": 204,
                     *             "detail": "",
                     *             "detailSentences": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AlertDelivery"][];
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
    listOutbox: {
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
                     *         "deliveryId": "dlv-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *         "placeId": "plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *         "channel": "WEBHOOK",
                     *         "address": "https://hooks.example.org/…",
                     *         "purpose": "ALERT",
                     *         "state": "SENT",
                     *         "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *         "text": "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.",
                     *         "alertIds": [
                     *           "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4"
                     *         ],
                     *         "createdAt": "2026-11-20T09:41:12.700Z",
                     *         "sentAt": "2026-11-20T09:41:13.004Z",
                     *         "nextAttemptAt": null,
                     *         "attempts": [
                     *           {
                     *             "number": 1,
                     *             "begunAt": "2026-11-20T09:41:12.801Z",
                     *             "endedAt": "2026-11-20T09:41:13.004Z",
                     *             "outcome": "SENT",
                     *             "status": 204,
                     *             "detail": "",
                     *             "detailSentences": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AlertDelivery"][];
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
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the message. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["DeliveryReplay"];
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
                     *       "deliveryId": "dlv-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *       "placeId": "plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "channel": "WEBHOOK",
                     *       "address": "https://hooks.example.org/…",
                     *       "purpose": "ALERT",
                     *       "state": "SENT",
                     *       "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *       "text": "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.",
                     *       "alertIds": [
                     *         "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4"
                     *       ],
                     *       "createdAt": "2026-11-20T09:41:12.700Z",
                     *       "sentAt": "2026-11-20T09:41:13.004Z",
                     *       "nextAttemptAt": null,
                     *       "attempts": [
                     *         {
                     *           "number": 1,
                     *           "begunAt": "2026-11-20T09:41:12.801Z",
                     *           "endedAt": "2026-11-20T09:41:13.004Z",
                     *           "outcome": "SENT",
                     *           "status": 204,
                     *           "detail": "",
                     *           "detailSentences": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AlertDelivery"];
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
            /** @description `delivery-underway`: The message is still on its way. `place-off`: The place is switched off. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:delivery-underway",
                     *       "title": "The message is still on its way.",
                     *       "status": 409,
                     *       "detail": "The message is still on its way.",
                     *       "code": "delivery-underway",
                     *       "error": "Error",
                     *       "message": "The message is still on its way."
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
    getAlertRota: {
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "members": [
                     *         {
                     *           "subject": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *           "userName": "mara"
                     *         }
                     *       ],
                     *       "shiftHours": 168,
                     *       "startsAt": "2026-11-16T08:00:00Z",
                     *       "firstWaitMinutes": 15,
                     *       "decideByNearHours": 6,
                     *       "onCall": {
                     *         "subject": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *         "userName": "mara"
                     *       },
                     *       "nextChangeAt": "2026-11-23T08:00:00Z",
                     *       "version": 2,
                     *       "updatedAt": "2026-11-12T10:31:44.120Z",
                     *       "updatedBy": "mara"
                     *     }
                     */
                    "application/json": components["schemas"]["AlertRota"];
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
    changeAlertRota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isOn": true,
                 *       "members": [
                 *         {
                 *           "subject": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                 *           "userName": "mara"
                 *         }
                 *       ],
                 *       "shiftHours": 168,
                 *       "startsAt": "2026-11-16T08:00:00Z",
                 *       "firstWaitMinutes": 15,
                 *       "decideByNearHours": 6
                 *     }
                 */
                "application/json": components["schemas"]["AlertRotaBody"];
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
                     *       "isOn": true,
                     *       "members": [
                     *         {
                     *           "subject": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *           "userName": "mara"
                     *         }
                     *       ],
                     *       "shiftHours": 168,
                     *       "startsAt": "2026-11-16T08:00:00Z",
                     *       "firstWaitMinutes": 15,
                     *       "decideByNearHours": 6,
                     *       "onCall": {
                     *         "subject": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *         "userName": "mara"
                     *       },
                     *       "nextChangeAt": "2026-11-23T08:00:00Z",
                     *       "version": 2,
                     *       "updatedAt": "2026-11-12T10:31:44.120Z",
                     *       "updatedBy": "mara"
                     *     }
                     */
                    "application/json": components["schemas"]["AlertRota"];
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
            /** @description `colleague-unknown`: A member of the rota is nobody of your organisation. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:colleague-unknown",
                     *       "title": "A member of the rota is nobody of your organisation.",
                     *       "status": 422,
                     *       "detail": "A member of the rota is nobody of your organisation.",
                     *       "code": "colleague-unknown",
                     *       "error": "Error",
                     *       "message": "A member of the rota is nobody of your organisation."
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
    listColleagues: {
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
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "subject": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *         "userName": "mara",
                     *         "seenAt": "2026-11-20T07:12:00Z",
                     *         "absence": null,
                     *         "toldUntil": "2027-02-18T07:12:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Colleague"][];
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
    rehearseAlerts: {
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
                 *       "days": 14,
                 *       "settings": {
                 *         "timeZone": "Europe/Berlin",
                 *         "digestAt": "07:00",
                 *         "quietHours": {
                 *           "isOn": true,
                 *           "from": "22:00",
                 *           "until": "06:30"
                 *         },
                 *         "rules": [
                 *           {
                 *             "kind": "ACT",
                 *             "inApp": true,
                 *             "channels": [
                 *               "EMAIL",
                 *               "WEBHOOK"
                 *             ],
                 *             "timing": "NOW",
                 *             "breaksQuietHours": true
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RehearsalBody"];
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
                     *       "from": "2026-11-06T10:00:00Z",
                     *       "until": "2026-11-20T10:00:00Z",
                     *       "happened": 412,
                     *       "messages": 9,
                     *       "inApp": 14,
                     *       "perDayMost": 3,
                     *       "rules": [
                     *         {
                     *           "kind": "ACT",
                     *           "crossings": 2,
                     *           "messages": 4
                     *         }
                     *       ],
                     *       "sent": [
                     *         {
                     *           "at": "2026-11-20T09:41:02.512Z",
                     *           "channel": "EMAIL",
                     *           "purpose": "ALERT",
                     *           "title": "Act: AURORA-3 and COSMOS 2251 DEB",
                     *           "alerts": 1,
                     *           "heldBack": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rehearsal"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
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
            /** @description `rule-repeated`: A kind of alert has two rules. `time-zone-unknown`: There is no such time zone. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:rule-repeated",
                     *       "title": "A kind of alert has two rules.",
                     *       "status": 422,
                     *       "detail": "A kind of alert has two rules.",
                     *       "code": "rule-repeated",
                     *       "error": "Error",
                     *       "message": "A kind of alert has two rules."
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
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Continues after this event.
                 * @example 130
                 */
                "Last-Event-ID"?: string;
            };
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
                     *       "id": "130",
                     *       "event": "satellites",
                     *       "data": "{\"type\":\"satellites\"}"
                     *     }
                     */
                    "text/event-stream": {
                        /** @description Its place in the stream, for `Last-Event-ID`. */
                        id: string;
                        /** @description The type of what has changed, as in `data`. */
                        event: string;
                        /** @description What has changed: a ServerEvent as JSON. */
                        data: string;
                    };
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
