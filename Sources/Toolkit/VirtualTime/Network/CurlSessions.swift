/// The options that Foundation set for its sessions. Sessions outlive a replay, so these are the process's.
enum CurlSessions {
  private typealias WakeUp = @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
  private typealias Make = @convention(c) () -> CurlHooks.Object?

  private struct Session: Sendable {
    /// The function through which libcurl requests to be called, and the data that it receives.
    var wakeUp: UInt = 0
    var data: UInt = 0
    /// The transfer that makes libcurl itself call the function.
    var nudge: UInt?
  }

  private static let sessions = Locked([UInt: Session]())
  private static let makeTransfer: Make = RealDispatch.function("curl_easy_init")

  /// Records an option. The numbers are libcurl's.
  static func set(_ option: Int32, of multi: UInt, to value: UnsafeMutableRawPointer?) {
    let value = UInt(bitPattern: value)
    sessions.withLock {
      switch option {
      case 20004: $0[multi, default: Session()].wakeUp = value
      case 10005: $0[multi, default: Session()].data = value
      default: break
      }
    }
  }

  static func remove(_ multi: UInt) {
    endNudge(of: multi)
    sessions.withLock { $0[multi] = nil }
  }

  /// Makes Foundation call libcurl for a session at its next turn.
  static func wake(_ multi: UInt) {
    guard let session = sessions.withLock({ $0[multi] }),
      let function = UnsafeRawPointer(bitPattern: session.wakeUp)
    else { return nudge(multi) }
    let wakeUp = unsafeBitCast(function, to: WakeUp.self)
    _ = wakeUp(
      UnsafeMutableRawPointer(bitPattern: multi), 0, UnsafeMutableRawPointer(bitPattern: session.data))
  }
}

/// Sessions that were made before the first replay, whose functions were set before calls could be
/// recorded.
extension CurlSessions {
  /// Makes libcurl call the session's function, as it does when a transfer begins. The transfer is an empty
  /// one, which never runs.
  private static func nudge(_ multi: UInt) {
    endNudge(of: multi)
    guard let session = CurlHooks.Object(bitPattern: multi), let transfer = makeTransfer() else { return }
    sessions.withLock { $0[multi, default: Session()].nudge = UInt(bitPattern: transfer) }
    _ = CurlHooks.realAdd(session, transfer)
  }

  /// Removes the transfer as soon as Foundation calls libcurl.
  static func endNudge(of multi: UInt) {
    guard let session = CurlHooks.Object(bitPattern: multi),
      let transfer = sessions.withLock({ $0[multi]?.nudge.take() }).flatMap({ $0 }),
      let object = CurlHooks.Object(bitPattern: transfer)
    else { return }
    _ = CurlHooks.realRemove(session, object)
    CurlHooks.realCleanUp(object)
  }
}
