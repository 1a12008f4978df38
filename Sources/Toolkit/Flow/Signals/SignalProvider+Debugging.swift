extension SignalProvider {
  /// Returns the same signal, which prints what each listener gets, and when it stops listening.
  ///
  /// Each line has the virtual time in seconds, the position in the source, and the event.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that prints; the current one by default.
  ///   - message: A text for each line; none by default.
  ///   - write: Called with each line; prints it by default.
  ///   - file: The file in the lines; the caller's by default.
  ///   - line: The line number in the lines; the caller's by default.
  ///   - function: The function in the lines; the caller's by default.
  public func debug(
    on scheduler: Scheduler = .current, _ message: String? = nil,
    printer write: @escaping (String) -> Void = { print($0) }, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    let prefix = message.map { "\($0) -> " } ?? ""
    func log(_ text: String) {
      let name = file.split(separator: "/").last ?? ""
      write("\(Scheduler.now): <\(name):\(line)> (\(function)): \(prefix)\(text)")
    }
    return CoreSignal(setValue: signal.setValue) { send in
      DisposeBag(
        signal.receive(on: scheduler) { delivery in
          switch delivery {
          case .opening(nil): log("initial")
          case .opening(let value?): log("initial(\(value))")
          case .event(let event): log("event(\(event))")
          }
          send(delivery)
        },
        Disposer { log("disposed") })
    }
  }
}
