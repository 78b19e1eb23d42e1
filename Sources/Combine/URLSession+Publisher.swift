import FoundationShim

extension URLSession {
    public func dataTaskPublisher(
        for url: URL
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// There is no network, so it fails as a machine without one does.
    public func dataTaskPublisher(
        for request: URLRequest
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher()
    }
}
