/// Something that goes on until it is disposed of: listening, a presentation, work that waits.
///
/// Everything in this module belongs to one thread; nothing is locked.
public protocol Disposable {
  /// Ends what goes on; a second call does nothing.
  func dispose()
}
