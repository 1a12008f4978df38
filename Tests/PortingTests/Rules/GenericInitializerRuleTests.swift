import Expectations
import Testing

@testable import Porting

@Suite struct GenericInitializerRuleTests {
  @Test func `A generic list's view is made by the initializer that the toolkit requires`() {
    forEachRow([
      ("UITableViewHeaderFooterView", "reuseIdentifier: a", "dequeuedFor: (a as String?) ?? \"\""),
      ("UITableViewCell", "style: .default, reuseIdentifier: nil", "dequeuedFor: (nil as String?) ?? \"\""),
      ("UICollectionViewCell", "frame: a.bounds", "dequeuedFor: \"\", frame: a.bounds"),
      ("Header", "reuseIdentifier: a", "dequeuedFor: (a as String?) ?? \"\""),
    ]) { bound, arguments, expected in
      let text = Ported(
        "class Header: UITableViewHeaderFooterView {}\nfunc b<T: \(bound)>(_: T.Type) -> T { T(\(arguments)) }"
      ).lines[1]
      expectEqual(text, "func b<T: \(bound)>(_: T.Type) -> T { T(\(expected)) }")
    }
  }

  @Test func `Other calls stay as they are`() {
    for call in [
      "b<T: UIView>(_: T.Type) -> T { T(frame: a) }", "b<T: UITableViewCell>(_: T.Type) -> T { U(frame: a) }",
      "b<T: UITableViewCell>(_: T.Type) -> T { T(style: .value1, reuseIdentifier: a) }",
      "b(_ c: UITableViewCell) { T(reuseIdentifier: a) }",
    ] {
      expectEqual(Ported("func \(call)").text, "func \(call)")
    }
  }
}
