import Diagnostics
import Review
import TextFormats

/// What a request is about, as its body says: `{"change":0}`, `{"cause":"cc44"}` or `{}`.
struct WebSubject: Hashable {
  private let change: Int?
  private let cause: String?

  /// - Parameter body: The bytes of a request's body.
  /// - Throws: a diagnostic if they are anything but an object with at most one of the two keys.
  init(body: [UInt8]) throws(Diagnostic) {
    guard let text = String(validating: body, as: UTF8.self) else {
      throw Diagnostic("the body is not UTF-8", expected: Self.expected)
    }
    var value = try JSONValue(text)
    defer { value.dismantle() }
    let members = try value.members
    guard members.count <= 1, members.allSatisfy({ ["change", "cause"].contains($0.key) }) else {
      throw Diagnostic("the body has other keys", at: value.position, expected: Self.expected)
    }
    change = try value["change"].map { value throws(Diagnostic) in try value.integer }
    cause = try value["cause"].map { value throws(Diagnostic) in try value.string }
  }

  /// What is to be accepted or rejected.
  var decided: OngoingReview.Subject {
    get throws(Diagnostic) {
      if let change { return .change(change) }
      guard let cause else { throw Diagnostic("the body does not say what", expected: Self.expected) }
      return .cause(cause)
    }
  }

  /// The change whose decision is to be undone; `nil` for the last decision.
  var undone: Int? {
    get throws(Diagnostic) {
      guard cause == nil else {
        throw Diagnostic("a cause cannot be undone", expected: "{\"change\":0}, or {} for the last decision")
      }
      return change
    }
  }

  private static let expected = "{\"change\":0} or {\"cause\":\"cc44\"}"
}
