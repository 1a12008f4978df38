import Coordination
import Expectations
import HeadlessUIKit
import Testing

private struct Item {
  var title: String
  var date = Date(timeIntervalSince1970: 0)
  var url = URL(filePath: "/1")
  var payload: Payload = .none
  var action: (() -> Void)?
  weak var owner: UIView?

  enum Payload {
    case none
    case view(UIView)
    case sizes([String: CGFloat])
  }
}

/// A data class, as the compiler makes sure.
private final class Favicon: DataClass {
  let data = Data([1, 2])
  let size = CGSize(width: 16, height: 16)
}

@MainActor
@Suite struct ConsumerArgumentTests {
  @Test func `Values, collections of values and data classes cross`() {
    let values: [Any] = [
      1, 2.5, true, "text", Character("c"), CGFloat(1), CGRect.zero, Date(timeIntervalSince1970: 0),
      URL(filePath: "/1"), Data([1]), Decimal(1), IndexPath(indexes: [0, 1]), Int?.none as Any,
      Int?.some(1) as Any,
      [1, 2], ["a": [1.5]], Set([1]), (1, "a"), Item(title: "a", payload: .sizes(["a": 1])), Favicon(),
      [Favicon()],
    ]
    expectEqual(values.flatMap { ConsumerArgument($0, "value").faults }, [])
  }

  @Test func `Objects, functions and types do not, and all of them are reported by their paths, in order`() {
    let view = UIView()
    let arguments: [(Any, String)] = [
      (view, "value is an object, UIView"),
      (UIView?.some(view) as Any, "value is an object, UIView"),
      ([Item(title: "a", payload: .view(view))], "value[0].payload.view is an object, UIView"),
      (Item(title: "a", owner: view), "value.owner is an object, UIView"),
      (Item(title: "a", action: {}), "value.action is a function or a type, () -> ()"),
      (["a": view], "value[].value is an object, UIView"),
      ((1, view), "value.1 is an object, UIView"),
      (Item.self, "value is a function or a type, Item.Type"),
    ]
    for (argument, fault) in arguments {
      expectEqual(
        ConsumerArgument(argument, "value").faults,
        [
          "\(fault): hand the consumer its values instead, or a DataClass"
        ])
    }
    let item = Item(title: "a", payload: .view(UILabel()), owner: nil)
    expectEqual(
      ConsumerArgument([item, item], "items").faults,
      [
        "items[0].payload.view is an object, UILabel: hand the consumer its values instead, or a DataClass",
        "items[1].payload.view is an object, UILabel: hand the consumer its values instead, or a DataClass",
      ])
  }
}
