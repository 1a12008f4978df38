import Expectations
import Testing

@testable import AppBreadth

@Suite struct CompilerErrorTests {
  @Test func `Each error is read once, with the files that its notes point at`() {
    let errors = CompilerError.all(
      in: """
        /a/A.swift:2:7: error: 'a' is inaccessible due to 'internal' protection level
        /kit/HeadlessUIKit/UIView.swift:3:1: note: 'a' declared here
        /a/A.swift:2:7: error: 'a' is inaccessible due to 'internal' protection level
        Foundation.Formatter.a:3:17: note: 'a' declared here
        <unknown>:0: error: without a place
        """)
    expectEqual(errors.map(\.file), ["/a/A.swift"])
    expectEqual(errors.first?.quoted, ["a", "internal"])
    expectTrue(errors.first?.isAbout(["HeadlessUIKit"]) == true)
    expectFalse(errors.first?.isAbout(["UIView"]) == true)
  }

  @Test func `A note on what is declared in another module names it first`() {
    let errors = CompilerError.all(
      in: "/a/A.swift:2:7: error: no\nFoundation.Formatter.a:3:17: note: 'a' declared here")
    expectTrue(errors.first?.isAbout(["Foundation"]) == true)
    expectFalse(errors.first?.isAbout(["Formatter"]) == true)
  }
}
