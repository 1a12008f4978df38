/// Calls of libcurl, through which Foundation's `URLSession` reaches the network.
///
/// Everything above libcurl works as in an app: redirects, delegates, downloads, uploads, and the
/// application's protocol classes.
enum CurlHooks {
  typealias Object = UnsafeMutableRawPointer
  // The real functions are variadic; on Linux, a call with three arguments is the same for both kinds.
  private typealias SetOption = @convention(c) (Object, Int32, Object?) -> Int32
  typealias Pair = @convention(c) (Object, Object) -> Int32
  private typealias Touch = @convention(c) (Object) -> Int32
  typealias CleanUp = @convention(c) (Object) -> Void
  private typealias GetInformation = @convention(c) (Object, Int32, UnsafeMutableRawPointer) -> Int32
  private typealias Pause = @convention(c) (Object, Int32) -> Int32
  private typealias Act = @convention(c) (Object, Int32, Int32, UnsafeMutablePointer<Int32>?) -> Int32
  private typealias ReadMessage = @convention(c) (Object, UnsafeMutablePointer<Int32>?) -> Object?

  private static let realSetOption: SetOption = RealDispatch.function("curl_easy_setopt")
  private static let realGetInformation: GetInformation = RealDispatch.function("curl_easy_getinfo")
  private static let realSetSessionOption: SetOption = RealDispatch.function("curl_multi_setopt")
  static let realAdd: Pair = RealDispatch.function("curl_multi_add_handle")
  static let realRemove: Pair = RealDispatch.function("curl_multi_remove_handle")
  private static let realPerform: Touch = RealDispatch.function("curl_easy_perform")
  private static let realPause: Pause = RealDispatch.function("curl_easy_pause")
  static let realCleanUp: CleanUp = RealDispatch.function("curl_easy_cleanup")
  private static let realCleanUpSession: Touch = RealDispatch.function("curl_multi_cleanup")
  private static let realAct: Act = RealDispatch.function("curl_multi_socket_action")
  private static let realReadMessage: ReadMessage = RealDispatch.function("curl_multi_info_read")

  static let all: [Hook] = transfers + sessions

  private static let transfers: [Hook] = [
    Hook(
      "curl_easy_setopt",
      { easy, option, value in
        Replay.current?.transfers.set(option, of: UInt(bitPattern: easy), to: value)
        return realSetOption(easy, option, value)
      } as SetOption),
    Hook(
      "curl_easy_getinfo",
      { easy, information, result in
        let errorOfSystem: Int32 = 0x20_0019
        guard information == errorOfSystem,
          let number = Replay.current?.transfers.errorOfSystem(of: UInt(bitPattern: easy))
        else { return realGetInformation(easy, information, result) }
        result.storeBytes(of: number, as: Int.self)
        return 0
      } as GetInformation),
    Hook(
      "curl_easy_pause",
      { easy, directions in
        guard let replay = Replay.current else { return realPause(easy, directions) }
        replay.transfers.pause(UInt(bitPattern: easy), directions != 0)
        return 0
      } as Pause),
    Hook(
      "curl_easy_perform",
      { easy in
        guard let replay = Replay.current else { return realPerform(easy) }
        replay.fail(ReplayFault(kind: .unsupported("curl_easy_perform"), calls: replay.calls))
        return NetworkAnswer.Failure.unknownHost.rawValue
      } as Touch),
    Hook(
      "curl_easy_cleanup",
      { easy in
        if let replay = Replay.current { replay.transfers.remove(UInt(bitPattern: easy), in: replay) }
        realCleanUp(easy)
      } as CleanUp),
  ]

  private static let sessions: [Hook] = [
    Hook(
      "curl_multi_setopt",
      { multi, option, value in
        // A session may outlive a replay.
        CurlSessions.set(option, of: UInt(bitPattern: multi), to: value)
        return realSetSessionOption(multi, option, value)
      } as SetOption),
    Hook(
      "curl_multi_add_handle",
      { multi, easy in
        guard let replay = Replay.current else { return realAdd(multi, easy) }
        replay.transfers.begin(UInt(bitPattern: easy), on: UInt(bitPattern: multi), in: replay)
        return 0
      } as Pair),
    Hook(
      "curl_multi_remove_handle",
      { multi, easy in
        guard let replay = Replay.current else { return realRemove(multi, easy) }
        replay.transfers.cancel(UInt(bitPattern: easy), in: replay)
        return 0
      } as Pair),
    Hook(
      "curl_multi_socket_action",
      { multi, socket, events, count in
        guard let replay = Replay.current else { return realAct(multi, socket, events, count) }
        CurlSessions.endNudge(of: UInt(bitPattern: multi))
        replay.transfers.proceed(on: UInt(bitPattern: multi))
        count?.pointee = 0
        return 0
      } as Act),
    Hook(
      "curl_multi_info_read",
      { multi, count in
        guard let replay = Replay.current else { return realReadMessage(multi, count) }
        count?.pointee = 0
        return replay.transfers.readMessage(of: UInt(bitPattern: multi))
      } as ReadMessage),
    Hook(
      "curl_multi_cleanup",
      { multi in
        CurlSessions.remove(UInt(bitPattern: multi))
        return realCleanUpSession(multi)
      } as Touch),
  ]
}
