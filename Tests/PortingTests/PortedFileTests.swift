import Expectations
import TestSupport
import Testing

@testable import Porting

@Suite struct PortedFileTests {
  @Test func `The first line says which file the others are from, in whatever order sources are read`() {
    // The first line names the file that the others are from.
    let file = AppSources(["B/A\"\\.swift": "let a = 1\n"], in: "/app").ported[0]
    expectEqual(file.text, "#sourceLocation(file: \"/app/B/A\\\"\\\\.swift\", line: 1)\nlet a = 1\n")
    expectEqual(file.path, "B/A\"\\.swift")
    // The same sources are ported in the same way, in whatever order they are read.
    let texts = [
      "A.swift": "class A: B {}", "B.swift": "extension A { override func f() {} }",
      "C.swift": "@objc class C {}",
    ]
    let others = Dictionary(uniqueKeysWithValues: texts.sorted { $0.key > $1.key }.map { ($0.key, $0.value) })
    expectEqual(AppSources(texts, in: "").ported, AppSources(others, in: "").ported)
  }

  @Test func `Each line is made of the same line, whatever the text is`() {
    let pieces = [
      "class A: B {", "}", "extension A {", "override func f(_ a: Int) {}", "#selector(\nf(_:)\n)", "@objc",
      "(name\n:)", "\n", " ", "\"", "/*", "*/", "//", "#if os(iOS)", "#endif", "import UIKit", "protocol P",
      "{ @objc optional func g() -> Bool? }", "a.b?(c)", "#keyPath(A.b)", "\r\n", "ü", "dynamic var d: Int",
      ".", "?", "(", ")", "\"\"\"",
    ]
    var generator = SplitMix64(seed: 27)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...20, using: &generator)
      let source = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined(
        separator: " ")
      let ported = Ported(source)
      let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
      expectEqual(ported.lines.count, lines, "seed 27: \(source.debugDescription)")
    }
  }
}
