import Expectations
import Testing

@testable import Porting

@Suite struct BundleRuleTests {
  @Test func `The bundle of a package's target is the program's, where it has no resources`() {
    forEachRow([
      ("Bundle.module.path", "Bundle.main.path"), ("f(bundle: .module)", "f(bundle: .main)"),
      ("UIImage(named: \"a\", in: .module)", "UIImage(named: \"a\", in: .main)"),
      ("a.module", "a.module"), ("f(kind: .module)", "f(kind: .module)"),
      ("Bundle.module()", "Bundle.module()"),
    ]) { source, ported in
      expectEqual(Ported("let v = \(source)").text, "let v = \(ported)")
    }
    expectEqual(
      Ported("let v = Bundle.module").findings,
      [
        "A.swift:1:16: warning: a target without resources has no 'Bundle.module'; it is 'Bundle.main' here; write 'resources:' of the target, if the files are needed"
      ])
    let own = "extension Bundle { static let module = Bundle() }\nlet v = Bundle.module"
    expectEqual(Ported(own).text, own)
    let file = AppSources(
      ["A.swift": "let v = Bundle.module\n"], in: "",
      beside: TargetSurroundings(modules: [], hasResources: true)
    ).ported[0]
    expectTrue(file.text.hasSuffix("let v = Bundle.module\n"))
    expectEqual(file.findings, [])
  }
}
