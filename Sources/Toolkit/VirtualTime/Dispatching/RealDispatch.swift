/// Dispatch's own functions, which the hooks replace for their callers.
enum RealDispatch {
  typealias Block = @convention(block) () -> Void
  typealias Object = UnsafeRawPointer
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  typealias Submit = @convention(c) (Object, @escaping Block) -> Void
  typealias SubmitFunction = @convention(c) (Object, UnsafeMutableRawPointer?, Function) -> Void
  typealias SubmitLater = @convention(c) (UInt64, Object, @escaping Block) -> Void
  typealias SubmitFunctionLater =
    @convention(c) (UInt64, Object, UnsafeMutableRawPointer?, Function) -> Void
  typealias Touch = @convention(c) (Object) -> Void

  static let async: Submit = function("dispatch_async")
  static let barrierAsync: Submit = function("dispatch_barrier_async")
  static let asyncFunction: SubmitFunction = function("dispatch_async_f")
  static let after: SubmitLater = function("dispatch_after")
  static let afterFunction: SubmitFunctionLater = function("dispatch_after_f")
  static let sync: Submit = function("dispatch_sync")
  static let barrierSync: Submit = function("dispatch_barrier_sync")
  static let label: @convention(c) (Object?) -> UnsafePointer<CChar>? = function("dispatch_queue_get_label")
  static let retain: Touch = function("dispatch_retain")
  static let release: Touch = function("dispatch_release")

  /// The main queue, which is at the symbol's address rather than in a variable there.
  nonisolated(unsafe) static let mainQueue: Object = function("_dispatch_main_q")
  nonisolated(unsafe) static let concurrentAttribute: Object = function("_dispatch_queue_attr_concurrent")

  /// Whether a queue is one of the system's global queues.
  static func isGlobal(_ queue: Object) -> Bool {
    label(queue).map { String(cString: $0).hasPrefix("com.apple.root.") } ?? false
  }

  /// Returns a function that the program must have, since a hook for it was called.
  static func function<Function>(_ name: String) -> Function {
    guard let function: Function = LoadedFunction.named(name) else {
      preconditionFailure("libdispatch has no \(name)")
    }
    return function
  }
}
