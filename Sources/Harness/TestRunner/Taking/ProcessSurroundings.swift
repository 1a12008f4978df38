import Diagnostics
import Foundation
import Platform
import TestPlans
import VirtualTime
import Workers

/// What an application finds in its process in addition to the stage: variables, files, and what
/// Foundation stores for it.
struct ProcessSurroundings {
  private let former: [(name: String, value: String?)]

  /// Sets the variables of a plan. In a worker, it also removes files, user defaults, cookies and cached
  /// answers of earlier scenarios, and sets the time zone.
  init(_ environment: PlanEnvironment, timeZone: TimeZone) throws(Diagnostics) {
    var variables: [(String, String)] = []
    // Only a worker's process belongs to the showcase alone.
    if let container = DataContainer.current {
      try Self.renew(container)
      variables.append(("TZ", timeZone.identifier))
    }
    variables += environment.variables.map { ($0.name, $0.value) }
    former = variables.map { name, value in
      let former = getenv(name).map { String(cString: $0) }
      setenv(name, value, 1)
      return (name, former)
    }
    NSTimeZone.resetSystemTimeZone()
  }

  private static func renew(_ container: DataContainer) throws(Diagnostics) {
    // In this order, since forgetting writes the user defaults first.
    FoundationStorage.forget()
    do {
      try container.renew()
      // What is left was registered, and is in no file.
      if !UserDefaults.standard.dictionaryRepresentation().isEmpty {
        FoundationStorage.forgetRegisteredDefaults()
      }
    } catch {
      throw Diagnostics([Diagnostic("the files of a former scenario cannot be removed: \(error)")])
    }
  }

  /// Restores the variables.
  func restore() {
    // Reversed, as a variable may have been set twice.
    for (name, value) in former.reversed() {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    NSTimeZone.resetSystemTimeZone()
  }
}
