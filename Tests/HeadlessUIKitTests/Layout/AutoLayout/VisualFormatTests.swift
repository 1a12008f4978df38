import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["first": first, "second": second])
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === first ? "first" : item === second ? "second" : item === root ? "root" : "-"
    }
    let sign = [NSLayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<="][constraint.relation] ?? ">="
    let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
    return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) "
      + "\(name(constraint.secondItem)).\(constraint.secondAttribute) + \(Int(constraint.constant))\(priority)"
  }

  @Test func `A format is these constraints, in its order, with metrics, alignments and a direction`() {
    forEachRow(
      [
        ("|[first]|", ["first.leading == root.leading + 0", "root.trailing == first.trailing + 0"]),
        ("H:|-8-[first]", ["first.leading == root.leading + 8"]),
        ("[first]-[second]", ["second.leading == first.trailing + 8"]),
        ("|-[first]", ["first.leading == root.leadingMargin + 0"]),
        ("V:[first]-|", ["root.bottomMargin == first.bottom + 0"]),
        ("V:|[first][second]", ["first.top == root.top + 0", "second.top == first.bottom + 0"]),
        ("[first(50)]", ["first.width == -.notAnAttribute + 50"]),
        ("V:[first(==second)]", ["first.height == second.height + 0"]),
        (
          "[first(>=70,<=100@500)]",
          ["first.width >= -.notAnAttribute + 70", "first.width <= -.notAnAttribute + 100 @500"]
        ),
        ("[first]-(>=20@750)-[second]", ["second.leading >= first.trailing + 20 @750"]),
        ("[first]-(-4)-[second]", ["second.leading == first.trailing + -4"]),
      ] as [(String, [String])]
    ) { format, expected in
      expectEqual(constraints(format).map(text), expected)
    }
    let found = constraints("[first]-gap@strength-[second]", [], ["gap": 12, "strength": 300.0])
    expectEqual(found.map(text), ["second.leading == first.trailing + 12 @300"])
    expectEqual(
      constraints("[first][second]", .alignAllCenterY).map(text),
      ["second.leading == first.trailing + 0", "first.centerY == second.centerY + 0"])
    expectEqual(
      constraints("|-5-[first]-8-[second]", .directionRightToLeft).map(text),
      ["root.right == first.right + 5", "first.left == second.right + 8"])
  }

  @Test func `The constraints place the views`() {
    for format in ["H:|-10-[first(50)]-20-[second]-10-|", "V:|[first]|", "V:|[second]|"] {
      NSLayoutConstraint.activate(constraints(format))
    }
    root.layoutIfNeeded()
    expectEqual(first.frame, CGRect(x: 10, y: 0, width: 50, height: 100))
    expectEqual(second.frame, CGRect(x: 80, y: 0, width: 110, height: 100))
  }

  @Test func `A format that cannot be read is UIKit's exception with the format`() {
    forEachRow([
      "[first", "[third]", "|[third]", "[first(]", "[first]-gap-[second]", "|", "[first]-8[second]", "H:",
    ]) { format in
      let application = UIApplication()
      var raised: [UIException] = []
      application.exceptionHandler = { raised.append($0) }
      application.run { expectEmpty(constraints(format)) }
      expectEqual(raised.map(\.name), [.invalidArgument])
      expectEqual(raised.first?.reason.contains(format), true)
    }
  }

  @Test func `From the leading to the trailing side is the direction that a format has without one`() {
    expectEqual(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, [])
    expectEqual(
      constraints("|-5-[first]-8-[second]", .directionLeadingToTrailing).map(text),
      ["first.leading == root.leading + 5", "second.leading == first.trailing + 8"])
  }
}
