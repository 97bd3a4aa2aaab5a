export interface paths {
    "/api/v1/payments/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers of your organisation with their balances, sorted by name
         * @description Your own customer is the one whose `userId` is the subject of your token.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer
         * @description You may be one yourself; an administrator of payments adds others of your organisation. The balance begins at nothing, and nothing is charged until he says that the customer pays.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/customers/{customerId}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer can spend, with its ETag
         * @description What a customer can spend, with its ETag.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make a balance what it is to be; If-Match guards against overwriting a change made meanwhile
         * @description The difference is booked as a transaction of its own. For who runs the payments of the installation.
         */
        patch: operations["changeBalance"];
        trace?: never;
    };
    "/api/v1/payments/customers/{customerId}/pays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn charging of an operator on or off: whether this customer pays for what it orders
         * @description Of the customers of an operator one pays, or none. For who runs the payments of the installation.
         */
        put: operations["changeCustomerPays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/customers/{customerId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was booked for a customer, newest first
         * @description What was booked for a customer, newest first.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/customers/{customerId}/service_usage_snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer used since the beginning of the period
         * @description What a customer used since the beginning of the period.
         */
        get: operations["getServiceUsageSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What your organisation pays for, newest first
         * @description What your organisation pays for, newest first.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Order a product, or say something of the order of a request
         * @description A product with a period is a SUBSCRIPTION: its price is charged now and with every period, until it is ended. With `request-id` of an order that is there, that order is answered, with status 200.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/orders/{orderId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a subscription: no further period is charged
         * @description End a subscription: no further period is charged.
         */
        post: operations["endSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be ordered, sorted by id
         * @description What can be ordered, sorted by id.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product; for who runs the payments
         * @description Add a product; for who runs the payments.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What products cost now, sorted by product and currency
         * @description What products cost now, sorted by product and currency.
         */
        get: operations["listPrices"];
        put?: never;
        /**
         * Give a product a new price; for who runs the payments
         * @description Orders keep the price that they were made at.
         */
        post: operations["createPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/price_estimation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What products would cost a customer, with tax, and whether the balance covers them
         * @description What products would cost a customer, with tax, and whether the balance covers them.
         */
        get: operations["estimatePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currencies that this installation takes
         * @description Currencies that this installation takes.
         */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/vat_rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Standard value-added tax by country and day
         * @description Standard value-added tax by country and day.
         */
        get: operations["listVatRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices of your organisation, newest first
         * @description Invoices of your organisation, newest first.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Invoice what was charged to a customer since the last invoice; for administrators of payments
         * @description Invoice what was charged to a customer since the last invoice; for administrators of payments.
         */
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice
         * @description One invoice.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice on paper
         * @description One invoice on paper.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices/{invoiceId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that an invoice was paid by bank transfer; for who runs the payments
         * @description Record that an invoice was paid by bank transfer; for who runs the payments.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices/{invoiceId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the newest invoice of a customer; for who runs the payments
         * @description What was on it is on the next one.
         */
        post: operations["voidInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices/{invoiceId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a page of the payment provider for an invoice
         * @description Open a page of the payment provider for an invoice.
         */
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/unbooked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Money that came in and could not be booked, newest first; for administrators of payments
         * @description Money that came in and could not be booked, newest first; for administrators of payments.
         */
        get: operations["listUnbookedPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/unbooked/{unbookedId}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what was done about money that could not be booked; for who runs the payments
         * @description It stays in the list with the note. What somebody else has said before stays.
         */
        put: operations["resolveUnbookedPayment"];
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
        /** @description What a customer can spend. */
        Balance: {
            /** @description What can be spent now: what was paid in, less what is held and charged, plus the limit, minor units of the currency. */
            available: number;
            /** @description Credit: what may be owed at most, minor units of the currency. */
            limit: number;
            /** @description The newest hundred transactions, newest first. */
            transaction_ids: string[];
            /** @description What is held for orders; not in `available` any more, minor units of the currency. */
            held: number;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description Grows with every transaction; the ETag of the balance. */
            version: number;
        };
        /** @description What a balance is to be. The difference is posted as a transaction of its own; nothing is overwritten. */
        BalanceChange: {
            /** @description What is to be available, minor units of the currency. */
            available?: number;
            /** @description What is to be the limit, minor units of the currency. */
            limit?: number;
            /** @description As they were got, or left out; another value of them is refused. */
            readonly transaction_ids?: string[];
            /** @description Why, for the ledger and the audit trail. */
            reason?: string;
        };
        /** @description A currency that this installation takes. */
        Currency: {
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description Decimals of the unit: 2 where it has cents. */
            decimals: number;
        };
        /** @description Who pays. */
        Customer: {
            /** @description Opaque identifier of the customer. */
            customerId: string;
            /** @description Subject of the identity token of its user. */
            userId: string;
            /** @description Name of the customer, as invoices have it. */
            name: string;
            balance: components["schemas"]["Balance"];
            /** @description It pays for what its operator orders, as an administrator of payments has said; while none does, nothing is charged. */
            pays: boolean;
            country: string | null;
            vatId: string | null;
            /** @description Address, as invoices have it; lines end with a new line. */
            address: string;
            /** @description Operator that it belongs to. */
            operatorId: string;
            /**
             * Format: date-time
             * @description When it was added, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
        };
        /** @description What is given of a customer. */
        CustomerBody: {
            /** @description Subject of the identity token of its user. */
            userId: string;
            /** @description Name of the customer, as invoices have it. */
            name: string;
            /**
             * @description Currency of its balance; EUR without it.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Where it is taxed, ISO 3166-1, two letters.
             * @example NL
             */
            country?: string;
            /** @description Number for value-added tax. */
            vatId?: string;
            /** @description Address, as invoices have it; lines end with a new line. */
            address?: string;
            /** @description For whoever runs the payments; your own without it. */
            operatorId?: string;
            /** @description For whoever runs the payments: it is to pay for what its operator orders from now on. */
            pays?: boolean;
        };
        /** @description Whether a customer pays for what its operator orders. */
        CustomerPays: {
            /** @description True: it pays for what its operator orders from now on, in place of another. False: it does not. */
            pays: boolean;
        };
        /** @description What a customer is to pay for what was charged. */
        Invoice: {
            /** @description Opaque identifier of the invoice. */
            invoiceId: string;
            /**
             * @description Number of the invoice; numbers have no gaps.
             * @example I-2026-000003
             */
            invoiceNumber: string;
            /** @description Opaque identifier of the customer. */
            customerId: string;
            status: components["schemas"]["InvoiceStatus"];
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description Without tax, minor units of the currency. */
            net: number;
            /** @description Value-added tax, minor units of the currency. */
            vat: number;
            /** @description Rate of the tax, per cent. */
            vatRate: number;
            vatCase: components["schemas"]["VatCase"];
            /** @description What the invoice says of the tax; empty where nothing is to be said. */
            vatNote: string;
            /** @description What is to be paid, minor units of the currency. */
            gross: number;
            /** @description What has come in for it; what is beyond `gross` was added to the balance, minor units of the currency. */
            paid: number;
            /** @description Who invoices. */
            seller: {
                /** @description Name. */
                name: string;
                /** @description Address. */
                address: string;
                /** @description ISO 3166-1, two letters. */
                country: string | null;
                /** @description Number for value-added tax. */
                vatId: string | null;
            };
            /** @description Who pays. */
            buyer: {
                /** @description Name. */
                name: string;
                /** @description Address. */
                address: string;
                /** @description ISO 3166-1, two letters. */
                country: string | null;
                /** @description Number for value-added tax. */
                vatId: string | null;
            };
            /** @description What was charged and given back. */
            lines: components["schemas"]["InvoiceLine"][];
            /**
             * Format: date-time
             * @description Beginning of what is invoiced, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            periodStart: string;
            /**
             * Format: date-time
             * @description End of what is invoiced, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            periodEnd: string;
            /**
             * Format: date-time
             * @description When it was issued, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            issuedAt: string;
            /**
             * Format: date-time
             * @description Until when it is to be paid, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            dueAt: string;
            paidAt: string | null;
            provider: components["schemas"]["PaymentProvider"];
            /** @description Where it can be paid; null: by bank transfer. */
            payUrl: string | null;
        };
        /** @description Whose charges since the last invoice are invoiced. */
        InvoiceBody: {
            /** @description Opaque identifier of the customer. */
            customerId: string;
        };
        /** @description One line of an invoice. */
        InvoiceLine: {
            /** @description What it is for. */
            text: string;
            /**
             * Format: date-time
             * @description When it was booked, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            at: string;
            /** @description Without tax; below zero, what was given back, minor units of the currency. */
            amount: number;
        };
        /** @description Where an invoice can be paid now. */
        InvoicePayAt: {
            /** @description Page of the payment provider; it ends after a day. */
            payUrl: string;
        };
        /** @description A payment that came in by bank transfer. */
        InvoicePayment: {
            /** @description What came in, minor units of the currency. */
            amount: number;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description Reference of the bank. */
            reference: string;
            /** @description Book it though the invoice asks for another amount: it is partly paid then, or overpaid. Refused without it. */
            anyAmount?: boolean;
        };
        /**
         * @description To be paid; less, as much or more than it asks for has come in; or withdrawn.
         * @enum {string}
         */
        InvoiceStatus: "ISSUED" | "PARTLY_PAID" | "PAID" | "OVERPAID" | "VOID";
        /**
         * @description English or German.
         * @example de
         * @enum {string}
         */
        Language: "en" | "de";
        /**
         * @description Not ended; a subscription that runs, or that the balance did not cover; ended with or without a charge.
         * @enum {string}
         */
        OrderStatus: "OPEN" | "ACTIVE" | "PAST_DUE" | "COMPLETE" | "CANCELLED";
        /**
         * @description Collision avoidance, or on-demand tracking.
         * @enum {string}
         */
        PaidService: "ca" | "odt";
        /** @description Something that is paid for. */
        PaymentOrder: {
            /** @description Opaque identifier of the order. */
            orderId: string;
            /**
             * @description Number of the order; numbers have no gaps.
             * @example O-2026-000014
             */
            orderNumber: string;
            /** @description Opaque identifier of the customer. */
            "customer-id": string;
            "service-type": components["schemas"]["PaidService"];
            /** @description What it is for, such as an observation request; null: none. */
            "request-id": string | null;
            /** @description SUBSCRIPTION, or null: paid once. */
            paymentType: components["schemas"]["PaymentType"] | null;
            /** @description The product; null: none of the list. */
            productId: string | null;
            /** @description The price that it was made at. */
            priceId: string | null;
            /** @description What it costs, each period of a subscription, without tax, minor units of the currency. */
            amount: number;
            /** @description What is held for it now, minor units of the currency. */
            held: number;
            /** @description What was taken, less what was given back, minor units of the currency. */
            charged: number;
            /** @description What was given back after it was taken, minor units of the currency. */
            credited: number;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description How often it is charged; null: once. */
            period: components["schemas"]["PricePeriod"] | null;
            /** @description Periods that were charged, a count. */
            periods: number;
            periodStart: string | null;
            periodEnd: string | null;
            status: components["schemas"]["OrderStatus"];
            /** @description A word of whoever ordered. */
            note: string;
            /** @description The sentences of `note` by their codes; empty where it is empty. */
            noteSentences: components["schemas"]["Sentence"][];
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /** @description Who made it. */
            createdBy: string;
            /** @description Grows with every change; the ETag of the order. */
            version: number;
        };
        /** @description A new order has `customer-id` and `service-type`; what is said of one that is there, `request-id` and `service-type`. */
        PaymentOrderBody: {
            /** @description Who pays; left out when an order of the request is there. */
            "customer-id"?: string;
            "service-type": components["schemas"]["PaidService"];
            /** @description What it is for, such as an observation request. */
            "request-id"?: string;
            /** @description What is ordered; its price decides whether it recurs. */
            productId?: string;
            /** @description The price as it was seen: if it has changed, nothing is ordered. */
            priceId?: string;
            /** @description A word for your own record. */
            note?: string;
        };
        /**
         * @description By bank transfer, or through Stripe.
         * @enum {string}
         */
        PaymentProvider: "BANK_TRANSFER" | "STRIPE";
        /**
         * @description How an order is paid: again with every period.
         * @enum {string}
         */
        PaymentType: "SUBSCRIPTION";
        /** @description What a product costs. */
        Price: {
            /** @description Opaque identifier of the price. */
            priceId: string;
            /**
             * @description Id of the product: letters, digits, dot, - and _.
             * @example screening-year
             */
            productId: string;
            /** @description Without tax, minor units of the currency. */
            amount: number;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description How often it is charged; null: once. */
            period: components["schemas"]["PricePeriod"] | null;
            /**
             * Format: date-time
             * @description When it began to hold, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            validFrom: string;
        };
        /** @description A new price of a product. Earlier ones stay: orders keep theirs. */
        PriceBody: {
            /**
             * @description Id of the product: letters, digits, dot, - and _.
             * @example screening-year
             */
            productId: string;
            /** @description Without tax, minor units of the currency. */
            amount: number;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description How often it is charged; null: once.
             * @default null
             */
            period: components["schemas"]["PricePeriod"] | null;
            /**
             * Format: date-time
             * @description From when on it holds; from now on without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            validFrom?: string;
        };
        /** @description What a product would cost. */
        PriceEstimation: {
            /** @description Opaque identifier of the price. */
            priceId: string;
            /**
             * @description Id of the product: letters, digits, dot, - and _.
             * @example screening-year
             */
            productId: string;
            /** @description How many of it. */
            quantity: number;
            /** @description Without tax, minor units of the currency. */
            net: number;
            /** @description Value-added tax, minor units of the currency. */
            vat: number;
            /** @description Rate of the tax, per cent. */
            vatRate: number;
            /** @description With tax, minor units of the currency. */
            gross: number;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description How often it is charged; null: once. */
            period: components["schemas"]["PricePeriod"] | null;
            /** @description The balance covers it now; null where there is no customer, or one with another currency. */
            isCovered: boolean | null;
        };
        /**
         * @description How often a price is charged: each calendar month or year.
         * @enum {string}
         */
        PricePeriod: "MONTH" | "YEAR";
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
        /** @description Something that can be ordered. */
        Product: {
            /**
             * @description Id of the product: letters, digits, dot, - and _.
             * @example screening-year
             */
            productId: string;
            /**
             * @description What kind of product it is.
             * @example SUBSCRIPTION
             */
            productType: string;
            /** @description What it is called. */
            name: string;
            /** @description What it is. */
            description: string;
            /** @description The service that it is of; null: of none alone. */
            serviceType: components["schemas"]["PaidService"] | null;
            /**
             * Format: date-time
             * @description When it was added, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
        };
        /** @description What is given of a product. */
        ProductBody: {
            /**
             * @description Id of the product: letters, digits, dot, - and _.
             * @example screening-year
             */
            productId: string;
            /**
             * @description What kind of product it is.
             * @example SUBSCRIPTION
             */
            productType: string;
            /** @description What it is called; its id without it. */
            name?: string;
            /** @description What it is. */
            description?: string;
            serviceType?: components["schemas"]["PaidService"];
        };
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
        /** @description What was used of one service. */
        ServiceUsage: {
            serviceType: components["schemas"]["PaidService"];
            /** @description Orders of the time, a count. */
            orders: number;
            /** @description Held now, minor units of the currency. */
            held: number;
            /** @description Charged in the time, minor units of the currency. */
            charged: number;
            /** @description Given back in the time, minor units of the currency. */
            credited: number;
        };
        /** @description What a customer used since the beginning of his period. */
        ServiceUsageSnapshot: {
            /** @description Opaque identifier of the customer. */
            customerId: string;
            /**
             * Format: date-time
             * @description Beginning of the time: the running period, or the calendar month, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            from: string;
            /**
             * Format: date-time
             * @description When this was computed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            to: string;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description By service. */
            services: components["schemas"]["ServiceUsage"][];
            /** @description Charged less given back, of all services, minor units of the currency. */
            total: number;
        };
        /** @description One line of the ledger as a customer sees it. */
        Transaction: {
            /** @description Opaque identifier of the transaction. */
            transactionId: string;
            kind: components["schemas"]["TransferKind"];
            /** @description What it added to what is available; below zero, what it took, minor units of the currency. */
            amount: number;
            /** @description What it added to what is held; below zero, what it took from there, minor units of the currency. */
            held: number;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description What it was for. */
            reason: string;
            /** @description The sentences of `reason` by their codes; empty where it is empty. */
            reasonSentences: components["schemas"]["Sentence"][];
            /** @description Who caused it. */
            actor: string;
            /**
             * Format: date-time
             * @description When it was booked, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            at: string;
        };
        /**
         * @description Held, taken of what was held, given back unused, given back after it was taken, charged at once, paid in, paid back, corrected.
         * @enum {string}
         */
        TransferKind: "HOLD" | "CAPTURE" | "RELEASE" | "CREDIT" | "CHARGE" | "PAYMENT" | "REFUND" | "ADJUSTMENT";
        /** @description Money that came in and was not booked. It is never deleted. */
        UnbookedPayment: {
            /** @description Opaque identifier of the payment that was not booked. */
            unbookedId: string;
            provider: components["schemas"]["PaymentProvider"];
            /** @description Of the provider: the Checkout Session of Stripe. */
            reference: string;
            reason: components["schemas"]["UnbookedReason"];
            /** @description What came in, of its own currency, minor units of the currency. */
            amount: number;
            /** @description Currency in which it came in, ISO 4217, as the provider names it. */
            currency: string;
            /** @description Opaque identifier of the invoice that it was for. */
            invoiceId: string;
            /** @description Number of the invoice. */
            invoiceNumber: string;
            /**
             * @description Currency, ISO 4217.
             * @example EUR
             */
            invoiceCurrency: string;
            /** @description Opaque identifier of the customer. */
            customerId: string;
            /** @description Opaque identifier of the operator. */
            operatorId: string;
            /**
             * Format: date-time
             * @description When it was found, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            seenAt: string;
            resolvedAt: string | null;
            /** @description Who said it. */
            resolvedBy: string | null;
            /** @description What was done about it. */
            note: string;
        };
        /**
         * @description Why it was not booked: it is in another currency than its invoice, or its provider names no amount.
         * @enum {string}
         */
        UnbookedReason: "OTHER_CURRENCY" | "NO_AMOUNT";
        /** @description What was done about a payment that was not booked. */
        UnbookedResolution: {
            /** @description What was done: paid back, or recorded by hand. */
            note: string;
        };
        /**
         * @description Taxed at the rate of the seller, by the customer in his own country, not taxed because it goes abroad, or because the seller is not taxed.
         * @enum {string}
         */
        VatCase: "DOMESTIC" | "REVERSE_CHARGE" | "EXPORT" | "NOT_TAXED";
        /** @description Standard value-added tax of a country. */
        VatRate: {
            /** @description ISO 3166-1, two letters. */
            country: string;
            /** @description Day from which on it holds. */
            validFrom: string;
            /** @description Standard rate, per cent. */
            rate: number;
            /** @description Where it is from; empty where nobody has said. */
            source: string;
            /** @description Day of the source. */
            sourceDate: string | null;
            /** @description Of the European Union, with reverse charge between businesses. */
            isInUnion: boolean;
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
         * @description Address of what was made.
         * @example /api/v1/ca/satellites/sat-1
         */
        Location: string;
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
    listCustomers: {
        parameters: {
            query?: {
                /** @description Only the customer of this user. */
                "user-id"?: string;
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
                     *         "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *         "userId": "6f1c0b9a-2d3e-4f50-8a1b-9c8d7e6f5a4b",
                     *         "name": "Tern Constellation B.V.",
                     *         "balance": {
                     *           "available": 482500,
                     *           "limit": 500000,
                     *           "transaction_ids": [
                     *             "trf-1c5d0e4f-7a3b-4b9e-9f39-0c2d6a5b8e77"
                     *           ],
                     *           "held": 13500,
                     *           "currency": "EUR",
                     *           "version": 7
                     *         },
                     *         "pays": true,
                     *         "country": "NL",
                     *         "vatId": "NL000000000B01",
                     *         "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *         "operatorId": "tern",
                     *         "createdAt": "2026-10-01T08:00:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Customer"][];
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
    createCustomer: {
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
                 *       "userId": "6f1c0b9a-2d3e-4f50-8a1b-9c8d7e6f5a4b",
                 *       "name": "Tern Constellation B.V.",
                 *       "currency": "EUR",
                 *       "country": "NL",
                 *       "vatId": "NL000000000B01"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "userId": "6f1c0b9a-2d3e-4f50-8a1b-9c8d7e6f5a4b",
                     *       "name": "Tern Constellation B.V.",
                     *       "balance": {
                     *         "available": 482500,
                     *         "limit": 500000,
                     *         "transaction_ids": [
                     *           "trf-1c5d0e4f-7a3b-4b9e-9f39-0c2d6a5b8e77"
                     *         ],
                     *         "held": 13500,
                     *         "currency": "EUR",
                     *         "version": 7
                     *       },
                     *       "pays": true,
                     *       "country": "NL",
                     *       "vatId": "NL000000000B01",
                     *       "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *       "operatorId": "tern",
                     *       "createdAt": "2026-10-01T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
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
            /** @description `customer-not-own`: The customer would be of another user or organisation. `customer-pays-by-admin`: Charging is turned on by administrators of payments. `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:customer-not-own",
                     *       "title": "The customer would be of another user or organisation.",
                     *       "status": 403,
                     *       "detail": "The customer would be of another user or organisation.",
                     *       "code": "customer-not-own",
                     *       "error": "Error",
                     *       "message": "The customer would be of another user or organisation."
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
            /** @description `customer-exists`: There is a customer of that user already. `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `payments-off`: This installation takes no payments. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:customer-exists",
                     *       "title": "There is a customer of that user already.",
                     *       "status": 409,
                     *       "detail": "There is a customer of that user already.",
                     *       "code": "customer-exists",
                     *       "error": "Error",
                     *       "message": "There is a customer of that user already."
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
            /** @description `currency-unknown`: This installation does not take the currency. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:currency-unknown",
                     *       "title": "This installation does not take the currency.",
                     *       "status": 422,
                     *       "detail": "This installation does not take the currency.",
                     *       "code": "currency-unknown",
                     *       "error": "Error",
                     *       "message": "This installation does not take the currency."
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
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the customer. */
                customerId: string;
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
                     *       "available": 482500,
                     *       "limit": 500000,
                     *       "transaction_ids": [
                     *         "trf-1c5d0e4f-7a3b-4b9e-9f39-0c2d6a5b8e77"
                     *       ],
                     *       "held": 13500,
                     *       "currency": "EUR",
                     *       "version": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Balance"];
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
    changeBalance: {
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
                /** @description Opaque identifier of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "available": 600000,
                 *       "limit": 500000,
                 *       "reason": "Paid in by cheque."
                 *     }
                 */
                "application/json": components["schemas"]["BalanceChange"];
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
                     *       "available": 482500,
                     *       "limit": 500000,
                     *       "transaction_ids": [
                     *         "trf-1c5d0e4f-7a3b-4b9e-9f39-0c2d6a5b8e77"
                     *       ],
                     *       "held": 13500,
                     *       "currency": "EUR",
                     *       "version": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Balance"];
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
            /** @description `payments-off`: This installation takes no payments. `read-only-field`: The change has another value of what cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:payments-off",
                     *       "title": "This installation takes no payments.",
                     *       "status": 409,
                     *       "detail": "This installation takes no payments.",
                     *       "code": "payments-off",
                     *       "error": "Error",
                     *       "message": "This installation takes no payments."
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
            /** @description `balance-below-limit`: The balance would be below its limit. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:balance-below-limit",
                     *       "title": "The balance would be below its limit.",
                     *       "status": 422,
                     *       "detail": "The balance would be below its limit.",
                     *       "code": "balance-below-limit",
                     *       "error": "Error",
                     *       "message": "The balance would be below its limit."
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
    changeCustomerPays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pays": true
                 *     }
                 */
                "application/json": components["schemas"]["CustomerPays"];
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
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "userId": "6f1c0b9a-2d3e-4f50-8a1b-9c8d7e6f5a4b",
                     *       "name": "Tern Constellation B.V.",
                     *       "balance": {
                     *         "available": 482500,
                     *         "limit": 500000,
                     *         "transaction_ids": [
                     *           "trf-1c5d0e4f-7a3b-4b9e-9f39-0c2d6a5b8e77"
                     *         ],
                     *         "held": 13500,
                     *         "currency": "EUR",
                     *         "version": 7
                     *       },
                     *       "pays": true,
                     *       "country": "NL",
                     *       "vatId": "NL000000000B01",
                     *       "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *       "operatorId": "tern",
                     *       "createdAt": "2026-10-01T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
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
            /** @description `payments-off`: This installation takes no payments. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:payments-off",
                     *       "title": "This installation takes no payments.",
                     *       "status": 409,
                     *       "detail": "This installation takes no payments.",
                     *       "code": "payments-off",
                     *       "error": "Error",
                     *       "message": "This installation takes no payments."
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
    listTransactions: {
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
            path: {
                /** @description Opaque identifier of the customer. */
                customerId: string;
            };
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
                     *         "transactionId": "trf-1c5d0e4f-7a3b-4b9e-9f39-0c2d6a5b8e77",
                     *         "kind": "HOLD",
                     *         "amount": -13500,
                     *         "currency": "EUR",
                     *         "actor": "platform",
                     *         "at": "2026-11-02T08:15:30.120Z",
                     *         "held": 13500,
                     *         "reason": "Observation of ARGO-5 R/B, 1 pass",
                     *         "reasonSentences": [
                     *           {
                     *             "code": "observation-of",
                     *             "figures": {
                     *               "target": "ARGO-5 R/B",
                     *               "passes": 1
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Transaction"][];
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
    getServiceUsageSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the customer. */
                customerId: string;
            };
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
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "from": "2026-11-01T00:00:00.000Z",
                     *       "to": "2026-11-02T08:15:30.120Z",
                     *       "currency": "EUR",
                     *       "total": 4000,
                     *       "services": [
                     *         {
                     *           "serviceType": "odt",
                     *           "orders": 3,
                     *           "held": 13500,
                     *           "charged": 13000,
                     *           "credited": 9000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceUsageSnapshot"];
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
    listOrders: {
        parameters: {
            query?: {
                /** @description Only of this customer. */
                "customer-id"?: string;
                /** @description Only the order of this request. */
                "request-id"?: string;
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
                     *         "orderId": "ord-55a0c0de-2b47-4c5a-8a61-4a7f9c1e0b23",
                     *         "orderNumber": "O-2026-000014",
                     *         "customer-id": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *         "service-type": "ca",
                     *         "request-id": null,
                     *         "paymentType": "SUBSCRIPTION",
                     *         "productId": "screening-month",
                     *         "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5",
                     *         "amount": 49000,
                     *         "held": 0,
                     *         "charged": 49000,
                     *         "credited": 0,
                     *         "currency": "EUR",
                     *         "period": "MONTH",
                     *         "periods": 1,
                     *         "periodStart": "2026-11-02T08:15:30.120Z",
                     *         "periodEnd": "2026-12-02T08:15:30.120Z",
                     *         "status": "ACTIVE",
                     *         "note": "",
                     *         "noteSentences": [],
                     *         "createdAt": "2026-11-02T08:15:30.120Z",
                     *         "createdBy": "ada",
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PaymentOrder"][];
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
    placeOrder: {
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
                 *       "customer-id": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                 *       "service-type": "ca",
                 *       "productId": "screening-month",
                 *       "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentOrderBody"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "ord-55a0c0de-2b47-4c5a-8a61-4a7f9c1e0b23",
                     *       "orderNumber": "O-2026-000014",
                     *       "customer-id": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "service-type": "ca",
                     *       "request-id": null,
                     *       "paymentType": "SUBSCRIPTION",
                     *       "productId": "screening-month",
                     *       "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5",
                     *       "amount": 49000,
                     *       "held": 0,
                     *       "charged": 49000,
                     *       "credited": 0,
                     *       "currency": "EUR",
                     *       "period": "MONTH",
                     *       "periods": 1,
                     *       "periodStart": "2026-11-02T08:15:30.120Z",
                     *       "periodEnd": "2026-12-02T08:15:30.120Z",
                     *       "status": "ACTIVE",
                     *       "note": "",
                     *       "noteSentences": [],
                     *       "createdAt": "2026-11-02T08:15:30.120Z",
                     *       "createdBy": "ada",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "ord-55a0c0de-2b47-4c5a-8a61-4a7f9c1e0b23",
                     *       "orderNumber": "O-2026-000014",
                     *       "customer-id": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "service-type": "ca",
                     *       "request-id": null,
                     *       "paymentType": "SUBSCRIPTION",
                     *       "productId": "screening-month",
                     *       "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5",
                     *       "amount": 49000,
                     *       "held": 0,
                     *       "charged": 49000,
                     *       "credited": 0,
                     *       "currency": "EUR",
                     *       "period": "MONTH",
                     *       "periods": 1,
                     *       "periodStart": "2026-11-02T08:15:30.120Z",
                     *       "periodEnd": "2026-12-02T08:15:30.120Z",
                     *       "status": "ACTIVE",
                     *       "note": "",
                     *       "noteSentences": [],
                     *       "createdAt": "2026-11-02T08:15:30.120Z",
                     *       "createdBy": "ada",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentOrder"];
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
            /** @description `balance-insufficient`: The balance does not cover the price. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:balance-insufficient",
                     *       "title": "The balance does not cover the price.",
                     *       "status": 402,
                     *       "detail": "The balance does not cover the price.",
                     *       "code": "balance-insufficient",
                     *       "error": "Error",
                     *       "message": "The balance does not cover the price."
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `order-ended`: The order has already ended. `payments-off`: This installation takes no payments. `price-changed`: The price has changed. */
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
            /** @description `product-unknown`: There is no such product, or it has no price. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:product-unknown",
                     *       "title": "There is no such product, or it has no price.",
                     *       "status": 422,
                     *       "detail": "There is no such product, or it has no price.",
                     *       "code": "product-unknown",
                     *       "error": "Error",
                     *       "message": "There is no such product, or it has no price."
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
    endSubscription: {
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
                /** @description Opaque identifier of the order. */
                orderId: string;
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
                     *       "orderId": "ord-55a0c0de-2b47-4c5a-8a61-4a7f9c1e0b23",
                     *       "orderNumber": "O-2026-000014",
                     *       "customer-id": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "service-type": "ca",
                     *       "request-id": null,
                     *       "paymentType": "SUBSCRIPTION",
                     *       "productId": "screening-month",
                     *       "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5",
                     *       "amount": 49000,
                     *       "held": 0,
                     *       "charged": 49000,
                     *       "credited": 0,
                     *       "currency": "EUR",
                     *       "period": "MONTH",
                     *       "periods": 1,
                     *       "periodStart": "2026-11-02T08:15:30.120Z",
                     *       "periodEnd": "2026-12-02T08:15:30.120Z",
                     *       "status": "ACTIVE",
                     *       "note": "",
                     *       "noteSentences": [],
                     *       "createdAt": "2026-11-02T08:15:30.120Z",
                     *       "createdBy": "ada",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentOrder"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `order-ended`: The order has already ended. `order-not-subscription`: The order is no subscription. `payments-off`: This installation takes no payments. */
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
    listProducts: {
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
                     *         "productId": "screening-month",
                     *         "productType": "SUBSCRIPTION",
                     *         "name": "Screening, monthly",
                     *         "serviceType": "ca",
                     *         "description": "Screening of up to ten satellites.",
                     *         "createdAt": "2026-10-01T08:00:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Product"][];
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
    createProduct: {
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
                 *       "productId": "screening-month",
                 *       "productType": "SUBSCRIPTION",
                 *       "name": "Screening, monthly",
                 *       "serviceType": "ca"
                 *     }
                 */
                "application/json": components["schemas"]["ProductBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "screening-month",
                     *       "productType": "SUBSCRIPTION",
                     *       "name": "Screening, monthly",
                     *       "serviceType": "ca",
                     *       "description": "Screening of up to ten satellites.",
                     *       "createdAt": "2026-10-01T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `payments-off`: This installation takes no payments. `product-exists`: There is a product of that id already. */
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
        };
    };
    listPrices: {
        parameters: {
            query?: {
                /**
                 * @description Only of this product.
                 * @example screening-year
                 */
                "product-id"?: string;
                /**
                 * @description Only in this currency.
                 * @example EUR
                 */
                currency?: string;
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
                     *         "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5",
                     *         "productId": "screening-month",
                     *         "amount": 49000,
                     *         "currency": "EUR",
                     *         "period": "MONTH",
                     *         "validFrom": "2026-10-01T08:00:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Price"][];
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
    createPrice: {
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
                 *       "productId": "screening-month",
                 *       "amount": 49000,
                 *       "currency": "EUR",
                 *       "period": "MONTH"
                 *     }
                 */
                "application/json": components["schemas"]["PriceBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5",
                     *       "productId": "screening-month",
                     *       "amount": 49000,
                     *       "currency": "EUR",
                     *       "period": "MONTH",
                     *       "validFrom": "2026-10-01T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Price"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `payments-off`: This installation takes no payments. */
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
            /** @description `currency-unknown`: This installation does not take the currency. `product-unknown`: There is no such product, or it has no price. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:currency-unknown",
                     *       "title": "This installation does not take the currency.",
                     *       "status": 422,
                     *       "detail": "This installation does not take the currency.",
                     *       "code": "currency-unknown",
                     *       "error": "Error",
                     *       "message": "This installation does not take the currency."
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
    estimatePrices: {
        parameters: {
            query?: {
                /**
                 * @description Only of this product; of all without it.
                 * @example screening-year
                 */
                "product-id"?: string;
                /** @description For this customer; for your own without it. */
                "customer-id"?: string;
                /** @description How many of it. */
                quantity?: number;
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
                     *         "priceId": "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5",
                     *         "productId": "screening-month",
                     *         "quantity": 1,
                     *         "net": 49000,
                     *         "vat": 10290,
                     *         "vatRate": 21,
                     *         "gross": 59290,
                     *         "currency": "EUR",
                     *         "period": "MONTH",
                     *         "isCovered": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PriceEstimation"][];
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
    listCurrencies: {
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
                     *         "currency": "EUR",
                     *         "decimals": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Currency"][];
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
    listVatRates: {
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
                     *         "country": "NL",
                     *         "validFrom": "2012-10-01",
                     *         "rate": 21,
                     *         "isInUnion": true,
                     *         "sourceDate": "2021-06-01",
                     *         "source": "European Commission, VAT rates applied in the Member States, section VIII"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VatRate"][];
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
    listInvoices: {
        parameters: {
            query?: {
                /** @description Only of this customer. */
                "customer-id"?: string;
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
                     *         "invoiceId": "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9",
                     *         "invoiceNumber": "I-2026-000003",
                     *         "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *         "status": "ISSUED",
                     *         "currency": "EUR",
                     *         "net": 49000,
                     *         "vat": 0,
                     *         "vatRate": 0,
                     *         "vatCase": "REVERSE_CHARGE",
                     *         "gross": 49000,
                     *         "paid": 0,
                     *         "vatNote": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
                     *         "seller": {
                     *           "name": "Keepout",
                     *           "address": "",
                     *           "country": "DE",
                     *           "vatId": "DE000000000"
                     *         },
                     *         "buyer": {
                     *           "name": "Tern Constellation B.V.",
                     *           "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *           "country": "NL",
                     *           "vatId": "NL000000000B01"
                     *         },
                     *         "lines": [
                     *           {
                     *             "text": "O-2026-000014, screening-month, period 1",
                     *             "at": "2026-11-02T08:15:30.120Z",
                     *             "amount": 49000
                     *           }
                     *         ],
                     *         "periodStart": "2026-11-02T08:15:30.120Z",
                     *         "periodEnd": "2026-11-02T08:15:30.120Z",
                     *         "issuedAt": "2026-12-02T08:15:30.120Z",
                     *         "dueAt": "2027-01-01T08:15:30.120Z",
                     *         "paidAt": null,
                     *         "provider": "BANK_TRANSFER",
                     *         "payUrl": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Invoice"][];
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
    issueInvoice: {
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
                 *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invoiceId": "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9",
                     *       "invoiceNumber": "I-2026-000003",
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "status": "ISSUED",
                     *       "currency": "EUR",
                     *       "net": 49000,
                     *       "vat": 0,
                     *       "vatRate": 0,
                     *       "vatCase": "REVERSE_CHARGE",
                     *       "gross": 49000,
                     *       "paid": 0,
                     *       "vatNote": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
                     *       "seller": {
                     *         "name": "Keepout",
                     *         "address": "",
                     *         "country": "DE",
                     *         "vatId": "DE000000000"
                     *       },
                     *       "buyer": {
                     *         "name": "Tern Constellation B.V.",
                     *         "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *         "country": "NL",
                     *         "vatId": "NL000000000B01"
                     *       },
                     *       "lines": [
                     *         {
                     *           "text": "O-2026-000014, screening-month, period 1",
                     *           "at": "2026-11-02T08:15:30.120Z",
                     *           "amount": 49000
                     *         }
                     *       ],
                     *       "periodStart": "2026-11-02T08:15:30.120Z",
                     *       "periodEnd": "2026-11-02T08:15:30.120Z",
                     *       "issuedAt": "2026-12-02T08:15:30.120Z",
                     *       "dueAt": "2027-01-01T08:15:30.120Z",
                     *       "paidAt": null,
                     *       "provider": "BANK_TRANSFER",
                     *       "payUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `nothing-to-invoice`: There is nothing to invoice. `payments-off`: This installation takes no payments. */
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
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the invoice. */
                invoiceId: string;
            };
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
                     *       "invoiceId": "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9",
                     *       "invoiceNumber": "I-2026-000003",
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "status": "ISSUED",
                     *       "currency": "EUR",
                     *       "net": 49000,
                     *       "vat": 0,
                     *       "vatRate": 0,
                     *       "vatCase": "REVERSE_CHARGE",
                     *       "gross": 49000,
                     *       "paid": 0,
                     *       "vatNote": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
                     *       "seller": {
                     *         "name": "Keepout",
                     *         "address": "",
                     *         "country": "DE",
                     *         "vatId": "DE000000000"
                     *       },
                     *       "buyer": {
                     *         "name": "Tern Constellation B.V.",
                     *         "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *         "country": "NL",
                     *         "vatId": "NL000000000B01"
                     *       },
                     *       "lines": [
                     *         {
                     *           "text": "O-2026-000014, screening-month, period 1",
                     *           "at": "2026-11-02T08:15:30.120Z",
                     *           "amount": 49000
                     *         }
                     *       ],
                     *       "periodStart": "2026-11-02T08:15:30.120Z",
                     *       "periodEnd": "2026-11-02T08:15:30.120Z",
                     *       "issuedAt": "2026-12-02T08:15:30.120Z",
                     *       "dueAt": "2027-01-01T08:15:30.120Z",
                     *       "paidAt": null,
                     *       "provider": "BANK_TRANSFER",
                     *       "payUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
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
    getInvoicePdf: {
        parameters: {
            query?: {
                /** @description English or German. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the invoice. */
                invoiceId: string;
            };
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
                    "application/pdf": string;
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
    recordPayment: {
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
                /** @description Opaque identifier of the invoice. */
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 49000,
                 *       "currency": "EUR",
                 *       "reference": "Statement 212, line 4"
                 *     }
                 */
                "application/json": components["schemas"]["InvoicePayment"];
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
                     *       "invoiceId": "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9",
                     *       "invoiceNumber": "I-2026-000003",
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "status": "ISSUED",
                     *       "currency": "EUR",
                     *       "net": 49000,
                     *       "vat": 0,
                     *       "vatRate": 0,
                     *       "vatCase": "REVERSE_CHARGE",
                     *       "gross": 49000,
                     *       "paid": 0,
                     *       "vatNote": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
                     *       "seller": {
                     *         "name": "Keepout",
                     *         "address": "",
                     *         "country": "DE",
                     *         "vatId": "DE000000000"
                     *       },
                     *       "buyer": {
                     *         "name": "Tern Constellation B.V.",
                     *         "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *         "country": "NL",
                     *         "vatId": "NL000000000B01"
                     *       },
                     *       "lines": [
                     *         {
                     *           "text": "O-2026-000014, screening-month, period 1",
                     *           "at": "2026-11-02T08:15:30.120Z",
                     *           "amount": 49000
                     *         }
                     *       ],
                     *       "periodStart": "2026-11-02T08:15:30.120Z",
                     *       "periodEnd": "2026-11-02T08:15:30.120Z",
                     *       "issuedAt": "2026-12-02T08:15:30.120Z",
                     *       "dueAt": "2027-01-01T08:15:30.120Z",
                     *       "paidAt": null,
                     *       "provider": "BANK_TRANSFER",
                     *       "payUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `invoice-ended`: The invoice is paid or withdrawn. `payment-differs`: The payment is not what the invoice asks for. `payments-off`: This installation takes no payments. */
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
    voidInvoice: {
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
                /** @description Opaque identifier of the invoice. */
                invoiceId: string;
            };
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
                     *       "invoiceId": "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9",
                     *       "invoiceNumber": "I-2026-000003",
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "status": "ISSUED",
                     *       "currency": "EUR",
                     *       "net": 49000,
                     *       "vat": 0,
                     *       "vatRate": 0,
                     *       "vatCase": "REVERSE_CHARGE",
                     *       "gross": 49000,
                     *       "paid": 0,
                     *       "vatNote": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
                     *       "seller": {
                     *         "name": "Keepout",
                     *         "address": "",
                     *         "country": "DE",
                     *         "vatId": "DE000000000"
                     *       },
                     *       "buyer": {
                     *         "name": "Tern Constellation B.V.",
                     *         "address": "Kapteynstraat 1\n2201 BB Noordwijk",
                     *         "country": "NL",
                     *         "vatId": "NL000000000B01"
                     *       },
                     *       "lines": [
                     *         {
                     *           "text": "O-2026-000014, screening-month, period 1",
                     *           "at": "2026-11-02T08:15:30.120Z",
                     *           "amount": 49000
                     *         }
                     *       ],
                     *       "periodStart": "2026-11-02T08:15:30.120Z",
                     *       "periodEnd": "2026-11-02T08:15:30.120Z",
                     *       "issuedAt": "2026-12-02T08:15:30.120Z",
                     *       "dueAt": "2027-01-01T08:15:30.120Z",
                     *       "paidAt": null,
                     *       "provider": "BANK_TRANSFER",
                     *       "payUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `invoice-ended`: The invoice is paid or withdrawn. `payments-off`: This installation takes no payments. */
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
    payInvoice: {
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
                /** @description Opaque identifier of the invoice. */
                invoiceId: string;
            };
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
                     *       "payUrl": "https://checkout.example/c/pay/1"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoicePayAt"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `invoice-ended`: The invoice is paid or withdrawn. `payment-elsewhere`: The invoice is paid by bank transfer. `payment-unbooked`: Money came in for the invoice and could not be booked. `payments-off`: This installation takes no payments. */
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
            /** @description `database-busy`: The database is busy. `unavailable`: A part of the service is temporarily unavailable. */
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
    listUnbookedPayments: {
        parameters: {
            query?: {
                /** @description Only what nobody has done anything about yet. */
                open?: "true" | "false";
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
                     *         "unbookedId": "unb-3f2e1d0c-9b8a-4756-8493-a2b1c0d9e8f7",
                     *         "provider": "STRIPE",
                     *         "reference": "cs_live_a1b2c3",
                     *         "reason": "OTHER_CURRENCY",
                     *         "amount": 52000,
                     *         "currency": "CHF",
                     *         "invoiceCurrency": "EUR",
                     *         "operatorId": "tern",
                     *         "invoiceId": "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9",
                     *         "invoiceNumber": "I-2026-000003",
                     *         "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *         "seenAt": "2026-12-02T08:15:30.120Z",
                     *         "resolvedAt": null,
                     *         "resolvedBy": null,
                     *         "note": ""
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UnbookedPayment"][];
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
    resolveUnbookedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the payment that was not booked. */
                unbookedId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Paid back in CHF on 3 December; the customer pays again in EUR."
                 *     }
                 */
                "application/json": components["schemas"]["UnbookedResolution"];
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
                     *       "unbookedId": "unb-3f2e1d0c-9b8a-4756-8493-a2b1c0d9e8f7",
                     *       "provider": "STRIPE",
                     *       "reference": "cs_live_a1b2c3",
                     *       "reason": "OTHER_CURRENCY",
                     *       "amount": 52000,
                     *       "currency": "CHF",
                     *       "invoiceCurrency": "EUR",
                     *       "operatorId": "tern",
                     *       "invoiceId": "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9",
                     *       "invoiceNumber": "I-2026-000003",
                     *       "customerId": "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11",
                     *       "seenAt": "2026-12-02T08:15:30.120Z",
                     *       "resolvedAt": null,
                     *       "resolvedBy": null,
                     *       "note": ""
                     *     }
                     */
                    "application/json": components["schemas"]["UnbookedPayment"];
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
}
