import Diagnostics
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

  @Test func `The place where the compiler crashes is an error, unless there is another one`() {
    let files = [CheckedFile(path: "/tmp/x/0.swift", name: "/app/A.swift")]
    let stack = """
      Stack dump:
      1.  While evaluating request TypeCheckPrimaryFileRequest
      2.  While type-checking 'a' (at /app/A.swift:3:5)
      3.  While type-checking statement at [/tmp/x/0.swift:7:9 - line:9:2]
      """
    let errors = CompilerError.all(in: stack, orCrashIn: files)
    expectEqual(errors.map(\.file), ["/app/A.swift"])
    expectEqual(errors.first?.position, SourcePosition(line: 7, column: 9))
    let other = CompilerError.all(in: "/app/A.swift:1:2: error: no\n\(stack)", orCrashIn: files)
    expectEqual(other.map(\.message), ["no"])
    expectEqual(CompilerError.all(in: "Stack dump:\n/usr/bin/swift:1:1", orCrashIn: files).count, 0)
  }
}
