import Expectations
import Testing

@testable import Porting

@Suite struct LiteralRuleTests {
  @Test func `Literals of objects become calls`() {
    forEachRow([
      (
        "a = #colorLiteral(red: 0.5, green: 0, blue: 1, alpha: 1)",
        "a = UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)"
      ),
      ("[#imageLiteral(resourceName: \"a\"), b]", "[UIImage(named: \"a\")!, b]"),
      ("#imageLiteral(resourceName: \"a\").size", "UIImage(named: \"a\")!.size"),
      (
        "#fileLiteral(resourceName: \"a.txt\")",
        "Bundle.main.url(forResource: \"a.txt\", withExtension: nil)!"
      ),
      (
        "f(#colorLiteral(\n  red: 0, green: 0,\n  blue: 1, alpha: 1))",
        "f(UIColor(\n  red: 0, green: 0,\n  blue: 1, alpha: 1))"
      ),
      ("\"#colorLiteral(red: 0)\"", "\"#colorLiteral(red: 0)\""), ("#colorLiteral", "#colorLiteral"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
  }
}
