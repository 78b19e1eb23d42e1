import Foundation

/// An address with what is to be asked of it.
public struct URLRequest: Hashable, Sendable {
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5
        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    public var url: URL?
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]? = [:]
    public var httpShouldHandleCookies = true
    public var httpShouldUsePipelining = false
    public var allowsCellularAccess = true
    public var mainDocumentURL: URL?

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
        timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields?[field] = value
    }

    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let old = allHTTPHeaderFields?[field]
        allHTTPHeaderFields?[field] = old.map { "\($0),\(value)" } ?? value
    }

    public func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
    }
}

open class URLResponse: NSObject, @unchecked Sendable {
    public let url: URL?
    public let mimeType: String?
    public let expectedContentLength: Int64
    public let textEncodingName: String?

    public init(
        url: URL, mimeType: String?, expectedContentLength length: Int,
        textEncodingName name: String?
    ) {
        self.url = url
        self.mimeType = mimeType
        expectedContentLength = Int64(length)
        textEncodingName = name
        super.init()
    }

    open var suggestedFilename: String? { url?.lastPathComponent }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]

    public init?(
        url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
    ) {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        super.init(
            url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1,
            textEncodingName: nil)
    }

    open func value(forHTTPHeaderField field: String) -> String? {
        allHeaderFields.first {
            ($0.key as? String)?.lowercased() == field.lowercased()
        }?.value as? String
    }

    public static func localizedString(forStatusCode statusCode: Int) -> String {
        "HTTP \(statusCode)"
    }
}

/// The network as a picture sees it: there is none, so that pictures never depend on it. Whoever
/// asks is told that the machine is not connected. File addresses are read, and what the session's
/// own protocols take on is theirs to answer.
open class URLSession: NSObject, @unchecked Sendable {
    public static let shared = URLSession(configuration: .default)
    public let configuration: URLSessionConfiguration
    public let delegate: (any URLSessionDelegate)?

    public init(configuration: URLSessionConfiguration) {
        self.configuration = configuration
        delegate = nil
        super.init()
    }

    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.configuration = configuration
        self.delegate = delegate
        super.init()
    }

    private typealias Loaded = Result<(Data, URLResponse), any Error>

    private func load(_ request: URLRequest, _ answer: @escaping @Sendable (Loaded) -> Void) {
        guard let url = request.url else { return answer(.failure(URLError(.badURL))) }
        let own = configuration.protocolClasses?.lazy.compactMap { $0 as? URLProtocol.Type }
        if let type = own?.first(where: { $0.canInit(with: request) }) {
            return ProtocolReply(url: url, answer: answer).start(type, request)
        }
        answer(
            Loaded {
                guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
                let data = try Data(contentsOf: url)
                return (
                    data,
                    URLResponse(
                        url: url, mimeType: nil, expectedContentLength: data.count,
                        textEncodingName: nil)
                )
            })
    }

    open func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    open func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await withCheckedThrowingContinuation { continuation in
            load(request) { continuation.resume(with: $0) }
        }
    }

    open func upload(
        for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) { try await data(for: request) }

    open func download(from url: URL) async throws -> (URL, URLResponse) {
        (url, try await data(from: url).1)
    }

    open func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        guard let url = request.url else { throw URLError(.badURL) }
        return (url, try await data(for: request).1)
    }

    open func dataTask(
        with url: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    open func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        URLSessionDataTask(request: request) { [self] in
            load(request) { result in
                switch result {
                case .success((let data, let response)): completionHandler(data, response, nil)
                case .failure(let error): completionHandler(nil, nil, error)
                }
            }
        }
    }

    open func dataTask(with url: URL) -> URLSessionDataTask {
        URLSessionDataTask(request: URLRequest(url: url)) {}
    }

    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
        URLSessionDataTask(request: request) {}
    }

    open func downloadTask(with url: URL) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request: URLRequest(url: url)) {}
    }

    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request: request) {}
    }

    open func downloadTask(
        with url: URL,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request: URLRequest(url: url)) {
            completionHandler(nil, nil, URLError(.notConnectedToInternet))
        }
    }

    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: request, completionHandler: completionHandler) }

    open func invalidateAndCancel() {}
    open func finishTasksAndInvalidate() {}
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        completionHandler([])
    }
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration()
    }

    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    open var urlCache: URLCache?
    /// Classes of `URLProtocol`, the first that takes a request on answers it.
    open var protocolClasses: [AnyClass]?
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var waitsForConnectivity = false
    open var allowsCellularAccess = true
    open var isDiscretionary = false
    open var sessionSendsLaunchEvents = false
    open var sharedContainerIdentifier: String?
    open var httpMaximumConnectionsPerHost = 6
}

open class URLSessionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    public let originalRequest: URLRequest?
    private let work: @Sendable () -> Void
    public private(set) var state = State.suspended
    open var priority: Float = 0.5
    open var taskDescription: String?
    open var taskIdentifier = 0
    open var earliestBeginDate: Date?

    init(request: URLRequest?, work: @escaping @Sendable () -> Void) {
        originalRequest = request
        self.work = work
        super.init()
    }

    open var currentRequest: URLRequest? { originalRequest }
    open var response: URLResponse? { nil }
    open var error: (any Error)? { nil }

    /// Answers after the caller has gone on, as a real task does.
    open func resume() {
        guard state == .suspended else { return }
        state = .completed
        DispatchQueue.global().async(execute: work)
    }

    open func cancel() { state = .canceling }
    open func suspend() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

public protocol URLSessionDelegate: AnyObject {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

open class URLCache: NSObject, @unchecked Sendable {
    public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }

    public static let shared = URLCache()
    public override init() { super.init() }
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath: String? = nil) { super.init() }
    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) { super.init() }
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
    open func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
    open func removeAllCachedResponses() {}
}

open class CachedURLResponse: NSObject, @unchecked Sendable {
    public let response: URLResponse
    public let data: Data
    public init(response: URLResponse, data: Data) {
        self.response = response
        self.data = data
        super.init()
    }
}
