import Snapshotting
import Testing

@Suite struct AssertSnapshotTests {
  @Test func `a value as its golden passes`() {
    assertSnapshot(of: ["b": 1, "a": 2], as: .json)
    assertSnapshot(of: "text", as: .text, named: "text")
  }

  @Test(arguments: ["one", "two"])
  func `each case of a parameterized test has its golden`(word: String) {
    assertSnapshot(of: word, as: .dump, named: word)
  }

  @Test func `a snapshot that fails is an issue of the test`() {
    withKnownIssue {
      assertSnapshot(of: Double.nan, as: .json)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("The value cannot be written: JSON has no number 'nan'")
      }
    }
  }
}
