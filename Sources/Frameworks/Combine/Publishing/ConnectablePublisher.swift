/// A publisher that sends nothing before it is connected, so that several subscribers miss nothing.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  ///
  /// - Returns: What ends the connection; keep it as long as values are of use.
  func connect() -> any Cancellable
}
