/// Work that can never run, or a call that never returns.
package struct ReplayFault: Hashable, Sendable {
  /// The kind of fault.
  package let kind: Kind
  /// The calls that led to it.
  package let calls: CallStack

  /// The kinds of faults.
  package enum Kind: Hashable, Sendable {
    /// A call waits for work that only its own thread could run: the call's name.
    case deadlock(String)
    /// A call waits while work runs without end: the call's name and the work in words.
    case endlessWork(String, String)
    /// A continuation was released without being resumed: the function that made it.
    case droppedContinuation(String)
    /// A call that the stage cannot put on its clock: the call's name.
    case unsupported(String)
    /// A request to an address that the stage's network does not have: its method and address.
    case unknownAddress(String)
  }

  /// The fault in words.
  package var description: String {
    let caller = calls.submitter.map { " in \($0)" } ?? ""
    return switch kind {
    case .deadlock(let call):
      "\(call)\(caller) waits for work that can never run, as it blocks the thread that would run it."
    case .endlessWork(let call, let work):
      "\(call) was stopped, as the work that runs meanwhile never ends: \(work)"
        + (calls.submitter.map { ", submitted by \($0)." } ?? ".")
    case .droppedContinuation(let function):
      "\(function) dropped its continuation without resuming it, so that its task waits forever."
    case .unsupported(let call):
      "\(call)\(caller) is not on the stage's clock."
    case .unknownAddress(let request):
      "\(request)\(caller) was not sent, as the stage has no route for it; register one with "
        + "UIApplication.shared.environment.urlLoader."
    }
  }
}
