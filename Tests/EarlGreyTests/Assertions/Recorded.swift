import EarlGrey
import HeadlessUIKit

/// An exception as the handler received it.
struct Recorded: Equatable {
  let name: String
  let reason: String
  let details: String
  let line: UInt
}

/// Runs `body` in a separate application, and returns the exceptions that it hands to the handler.
@MainActor
func recorded(_ body: () -> Void) -> [Recorded] {
  let former = EarlGrey.failureHandler
  defer { EarlGrey.failureHandler = former }
  var exceptions: [Recorded] = []
  EarlGrey.failureHandler = { exception, details, _, line in
    exceptions.append(
      Recorded(name: exception.name, reason: exception.reason, details: details, line: line))
  }
  UIApplication().run(body)
  return exceptions
}
