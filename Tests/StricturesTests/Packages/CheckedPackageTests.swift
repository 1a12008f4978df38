import Expectations
import Testing

@testable import Strictures

@Suite struct CheckedPackageTests {
  @Test func `A type of one piece over and over is held against all rules`() {
    forEachRow([
      "(", "(]", "[}", "<", "class A<", "class A: B<", "\"", "\"\\(", "#", "#\"", "/*", "/", "(/", "`", "{",
      "struct A {",
      "let a = (", "func f(a: [", "case a, ", "@A(", "var a: ", "where A: ", "import ", "->", "&", ".",
    ]) { piece in
      let consumer = "protocol AConsumer { func set(_ a: \(String(repeating: piece, count: 100))"
      let package = CheckedPackage(
        PackageManifest("P", targets: [.init("A")]), StrictureConfiguration(layerTargets: [.init(.ui, "A")]),
        sources: ["Sources/A/a.swift": consumer])
      expectTrue(
        Stricture.all.flatMap { $0.findings(in: package) }.allSatisfy { $0.file == "Sources/A/a.swift" })
    }
  }
}
