import Foundation

extension Disposable {
  /// Disposes of this after some seconds, or earlier if the returned future is cancelled.
  @discardableResult
  public func dispose(after seconds: TimeInterval) -> Future<Void> {
    Future().delay(by: seconds).always(dispose)
  }
}
