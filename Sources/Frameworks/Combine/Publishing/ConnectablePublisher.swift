/// A publisher that sends nothing before it is connected, so that several subscribers miss nothing.
///
///     let numbers = [1, 2].publisher.makeConnectable()
///     let sum = numbers.reduce(0, +).sink { print($0) }
///     let maximum = numbers.max().sink { print($0) }
///     let connection = numbers.connect()  // 3, 2
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  ///
  /// - Returns: What ends the connection; keep it as long as values are of use.
  func connect() -> any Cancellable
}
