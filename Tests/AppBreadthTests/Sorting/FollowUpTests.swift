import Expectations
import Testing

@testable import AppBreadth

@Suite struct FollowUpTests {
  /// The messages of a file that are kept, and the number of those that are not.
  private func kept(
    _ messages: [String], line: (Int) -> Int = { $0 + 1 }
  ) -> (messages: [String], dropped: Int) {
    let module = CheckedModule(
      "a", ["A.swift": "import UIKit\nclass Own {}"],
      errors: messages.enumerated().map { "/a/A.swift:\(line($0)):\($0 + 1): error: \($1)" })
    let file = BreadthFile.files(of: module, in: BuildNames([module]))[0]
    return (file.errors.map(\.error.message), file.followUps)
  }

  @Test func `What follows from another error of the file is left out`() {
    for message in [
      "cannot infer contextual base in reference to member 'a'", "'nil' requires a contextual type",
      "generic parameter 'A' could not be inferred", "cannot find 'Own' in scope",
      "failed to produce diagnostic for expression; please submit a bug report",
    ] {
      let result = kept([message, "cannot find 'Missing' in scope"])
      expectEqual(result.messages, ["cannot find 'Missing' in scope"])
      expectEqual(result.dropped, 1)
    }
  }

  @Test func `A file with nothing but such errors keeps them`() {
    let result = kept(["'nil' requires a contextual type", "cannot find 'Own' in scope"])
    expectEqual(result.messages.count, 2)
    expectEqual(result.dropped, 0)
  }

  @Test func `Arguments of a call with wrong labels are left out where the call is, and nowhere else`() {
    let messages = [
      "incorrect argument labels in call (have 'named:', expected 'cgImage:')",
      "cannot convert value of type 'String' to expected argument type 'CGImage'",
    ]
    expectEqual(kept(messages, line: { _ in 1 }).messages, [messages[0]])
    expectEqual(kept(messages).messages, messages)
  }
}
