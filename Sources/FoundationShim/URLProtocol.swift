import Foundation

/// Answers the requests of sessions that name it: how apps bring their own data where the network
/// would be.
open class URLProtocol: NSObject, @unchecked Sendable {
    open private(set) var request: URLRequest
    open private(set) var cachedResponse: CachedURLResponse?
    open private(set) var client: (any URLProtocolClient)?
    open var task: URLSessionTask? { nil }

    public required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        self.request = request
        self.cachedResponse = cachedResponse
        self.client = client
        super.init()
    }

    open class func canInit(with request: URLRequest) -> Bool { false }
    open class func canInit(with task: URLSessionTask) -> Bool {
        task.originalRequest.map { canInit(with: $0) } ?? false
    }
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { false }
    open class func classForCoder() -> AnyClass { self }

    open func startLoading() {}
    open func stopLoading() {}

    /// Registered classes answer the shared session alone.
    @discardableResult
    open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard let type = protocolClass as? URLProtocol.Type else { return false }
        URLSession.shared.configuration.protocolClasses = [type]
            + (URLSession.shared.configuration.protocolClasses ?? [])
        return true
    }

    open class func unregisterClass(_ protocolClass: AnyClass) {
        URLSession.shared.configuration.protocolClasses?.removeAll { $0 == protocolClass }
    }
}

/// Who hears what a protocol loads.
public protocol URLProtocolClient: AnyObject {
    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest,
        redirectResponse: URLResponse)
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid response: CachedURLResponse)
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}

/// Gathers what a protocol says until it has said all.
final class ProtocolReply: URLProtocolClient, @unchecked Sendable {
    typealias Answer = @Sendable (Result<(Data, URLResponse), any Error>) -> Void

    private let url: URL
    private let lock = NSLock()
    // Guarded by `lock`.
    private var data = Data()
    private var response: URLResponse?
    private var answer: Answer?
    /// Kept alive while it loads.
    private var loader: URLProtocol?

    init(url: URL, answer: @escaping Answer) {
        self.url = url
        self.answer = answer
    }

    func start(_ type: URLProtocol.Type, _ request: URLRequest) {
        let loader = type.init(
            request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
        lock.withLock { self.loader = loader }
        loader.startLoading()
    }

    private func finish(_ error: (any Error)?) {
        let (answer, result, loader) = lock.withLock {
            let response =
                response
                ?? URLResponse(
                    url: url, mimeType: nil, expectedContentLength: data.count,
                    textEncodingName: nil)
            let held = (self.answer, (data, response), self.loader)
            self.answer = nil
            self.loader = nil
            return held
        }
        guard let answer else { return }
        answer(error.map { .failure($0) } ?? .success(result))
        loader?.stopLoading()
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest,
        redirectResponse: URLResponse
    ) { lock.withLock { response = redirectResponse } }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
        lock.withLock {
            self.response = response.response
            data = response.data
        }
    }

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) { lock.withLock { self.response = response } }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        lock.withLock { self.data += data }
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { finish(nil) }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { finish(error) }
}
