import Expectations
import Testing

@testable import Porting

@Suite struct UntranslatableRuleTests {
  @Test func `What cannot be translated is left as it is, and reported in a line, and nothing else is`() {
    // Code that cannot be translated is unchanged, and reported on one line.
    forEachRow([
      ("a.value(forKey: \"b\")", "the property itself"),
      ("method_exchangeImplementations(a, b)", "an override"),
      ("Selector((\"a\"))", "'#selector'"), ("NSSelectorFromString(a)", "'#selector'"),
    ]) { source, instead in
      let ported = Ported("\n  " + source)
      expectEqual(ported.lines, ["", "  " + source])
      expectEqual(ported.findings.count, 1)
      expectEqual(ported.findings.first?.contains(instead), true)
      expectEqual(ported.findings.first?.contains("A.swift:2:"), true)
    }
    // Other calls of these names are not reported.
    forEachRow([
      "center.addObserver(self, name: a)", "a.observe(\\.b) { _, _ in }",
      "objc_setAssociatedObject(a, &k, 1, .b)", "a.value(for: b)", "func value(forKey a: Int) {}",
      "UIStoryboard(name: \"Main\", bundle: nil)", "UINib(nibName: \"A\", bundle: nil)", "Selector(b)",
    ]) { source in
      expectEqual(Ported(source).findings, [])
    }
  }
}
