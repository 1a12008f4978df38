import Expectations
import RenderTree
import Testing

@Suite struct NodeKindTests {
  @Test func `A type of the toolkit has the kind that the table gives it`() {
    forEachRow(
      [
        ("UISwitch", .toggle), ("UISlider", .slider), ("UIWindow", .window), ("CAShapeLayer", .layer),
        ("UITableViewCellContentView", .cellContent), ("_UIButtonBarButton", .barButton),
        ("UITabBarButton", .tabBarButton), ("_UIBarBackground", .systemPart),
        ("UISearchTextField", .searchField),
        ("UIView", .view),
      ] as [(String, NodeKind)]
    ) { type, kind in
      expectEqual(RenderNode(type).kind, kind)
    }
  }

  @Test func `An app's type is a field or a button by its name, and otherwise a plain view`() {
    forEachRow(
      [
        ("CardView", .custom), ("Cell<Row>", .custom), ("", .custom), ("UISwitches", .custom),
        ("switch", .custom),
        ("GoButton", .button), ("ShareActionView", .button), ("URLTextFieldView", .textField),
        ("_UIFutureButton", .systemPart), ("_PrivateView", .custom),
      ] as [(String, NodeKind)]
    ) { type, kind in
      expectEqual(RenderNode(type).kind, kind, "\(type)")
    }
  }

  @Test func `Each type is of one kind, and each kind except an app's has a type`() {
    let types = NodeKind.allCases.flatMap(\.types)
    expectEqual(types.count, Set(types).count)
    expectEqual(NodeKind.allCases.filter(\.types.isEmpty), [.custom])
    for kind in NodeKind.allCases {
      for type in kind.types { expectEqual(NodeKind(type: type), kind, "\(type)") }
    }
  }

  @Test func `A node has the kind of the node that is read back from its text and JSON`() throws {
    for type in NodeKind.allCases.flatMap(\.types) + ["GoButton", "CardView"] {
      let node = RenderNode(type)
      expectEqual(try RenderNode(text: node.treeText).kind, node.kind)
      expectEqual(try RenderNode(json: node.json).kind, node.kind)
    }
  }
}
