import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct ViewDescriptionTests {
  @Test func `What is unusual is reported in one order, and nothing else is`() {
    // Default values are not reported.
    let expected: [(UIView, String)] = [
      (placed(UIView()), "UIView (0 0; 10 10)"),
      (placed(UILabel()) { $0.text = "a" }, "UILabel \"a\" (0 0; 10 10)"),
      (placed(UIImageView()), "UIImageView (0 0; 10 10)"),
      (placed(UIControl()), "UIControl (0 0; 10 10)"),
      (placed(UISwitch(), width: 51, height: 31), "UISwitch (0 0; 51 31) [off]"),
      (placed(UITextField()), "UITextField (0 0; 10 10)"),
      (placed(UIStackView()), "UIStackView (0 0; 10 10)"),
      (
        placed(UITableViewCell(style: .default, reuseIdentifier: nil), width: 20),
        "UITableViewCell (0 0; 20 10)"
      ),
    ]
    for (view, line) in expected { expectEqual(rendered(view)[0].line, line) }
    // Values that are not the defaults are reported in one order.
    do {
      let view = placed(UIView()) {
        $0.accessibilityIdentifier = "id"
        $0.layer.borderWidth = 1
        $0.layer.cornerRadius = 4
        $0.alpha = 0.5
        $0.backgroundColor = .red
        $0.accessibilityLabel = "label"
        $0.accessibilityHint = "hint"
      }
      expectEqual(
        rendered(view)[0].line,
        """
        UIView #id (0 0; 10 10) background=red alpha=0.5 corner=4 border=1 label="label" hint="hint"
        """)
    }
  }

  @Test func `A color and an appearance are reported as they differ from what is around`() {
    // A color without a name is reported by its components.
    let view = placed(UIView()) { $0.backgroundColor = .black.withAlphaComponent(0.4) }
    expectEqual(rendered(view)[0].line, "UIView (0 0; 10 10) background=#00000066")
    // A color is reported in the appearance of its view, and of the views around it.
    do {
      let dark = placed(UIView()) {
        $0.overrideUserInterfaceStyle = .dark
        $0.addSubview(placed(UIView()) { $0.backgroundColor = .label.withAlphaComponent(0.4) })
      }
      let light = placed(UIView()) { $0.backgroundColor = .label.withAlphaComponent(0.4) }
      let nodes = rendered(dark, light)
      expectEqual(nodes[0].children[0].line, "UIView (0 0; 10 10) background=#FFFFFF66")
      expectEqual(nodes[1].line, "UIView (0 0; 10 10) background=#00000066")
    }
    // A view in another appearance than its surroundings says so, and its content does not repeat it.
    do {
      let dark = placed(UIView()) {
        $0.overrideUserInterfaceStyle = .dark
        $0.addSubview(placed(UIView()) { _ in })
        $0.addSubview(placed(UIView()) { $0.overrideUserInterfaceStyle = .light })
      }
      let node = rendered(dark)[0]
      expectEqual(node.line, "UIView (0 0; 10 10) appearance=dark")
      expectEqual(
        node.children.map(\.line), ["UIView (0 0; 10 10)", "UIView (0 0; 10 10) appearance=light"])
    }
  }

  @Test func `A view says which way it is read, that it clips, and whose root it is`() {
    // A view with another reading direction than its surroundings says so, and so does one that clips.
    let turned = placed(UIView()) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.clipsToBounds = true
      $0.addSubview(placed(UIView()) { $0.semanticContentAttribute = .forceRightToLeft })
    }
    let node = rendered(turned)[0]
    expectEqual(node.line, "UIView (0 0; 10 10) [clips] direction=rightToLeft")
    expectEqual(node.children.map(\.line), ["UIView (0 0; 10 10)"])
    // A root view reports its controller.
    UIApplication().run {
      let window = UIWindow()
      window.rootViewController = ProbeViewController()
      window.makeKeyAndVisible()
      let tree = RenderProjection.hierarchy.render([window])
      expectEqual(tree.children.map(\.line), ["UIView (0 0; 390 844) controller=ProbeViewController"])
    }
  }

  @Test func `Labels, controls and buttons report their states, fonts and colors`() {
    // A label reports font, color, alignment and lines.
    let label = placed(UILabel()) {
      $0.text = "a"
      $0.font = .boldSystemFont(ofSize: 11)
      $0.textColor = .white
      $0.textAlignment = .center
      $0.numberOfLines = 0
    }
    expectEqual(
      rendered(label)[0].line,
      "UILabel \"a\" (0 0; 10 10) font=bold-11 color=white alignment=center lines=0")
    // A control reports its states.
    let control = placed(UIControl()) {
      $0.isEnabled = false
      $0.isSelected = true
      $0.isHighlighted = true
    }
    expectEqual(rendered(control)[0].states, ["disabled", "selected", "highlighted"])
    let toggle = placed(UISwitch(), width: 51, height: 31) { $0.isOn = true }
    expectEqual(rendered(toggle)[0].states, ["on"])
    // A button reports a font and a color that are not the defaults.
    let button = placed(UIButton(type: .system)) {
      $0.setTitle("Go", for: .normal)
      $0.setTitleColor(.systemRed, for: .normal)
      $0.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    }
    expectEqual(rendered(button)[0].line, "UIButton \"Go\" (0 0; 10 10) font=semibold-17 color=systemRed")
  }

  @Test func `Stacks and cells report how they arrange`() {
    // A stack reports how it arranges.
    let stack = placed(UIStackView()) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.spacing = 8
    }
    expectEqual(
      rendered(stack)[0].line, "UIStackView (0 0; 10 10) axis=vertical distribution=fillEqually spacing=8")
    // A cell reports style, accessory and selection.
    let cell = placed(UITableViewCell(style: .value1, reuseIdentifier: nil), width: 100) {
      $0.accessoryType = .disclosureIndicator
      $0.isSelected = true
    }
    expectEqual(
      rendered(cell)[0].line,
      "UITableViewCell (0 0; 100 10) [selected] style=value1 accessory=disclosureIndicator")
  }

  @Test func `A secret is never reported, in no projection`() {
    let field = placed(UITextField(), width: 100, height: 40) {
      $0.text = "hunter2"
      $0.isSecureTextEntry = true
      $0.placeholder = "Password"
    }
    expectEqual(
      rendered(field)[0].line, "UITextField \"•••••••\" (0 0; 100 40) [secure] placeholder=\"Password\"")
    expectEqual(rendered(field)[0].treeText.contains("hunter2"), false)
    expectEqual(spoken(field), ["textField value=\"•••••••\""])
  }

  @Test func `Layout that cannot hold, or that leaves something open, is marked`() {
    let (impossible, open) = (UIView(), UIView())
    for view in [impossible, open] { view.translatesAutoresizingMaskIntoConstraints = false }
    impossible.addSubview(open)
    NSLayoutConstraint.activate([
      impossible.widthAnchor.constraint(equalToConstant: 10),
      impossible.widthAnchor.constraint(equalToConstant: 20),
      impossible.heightAnchor.constraint(equalToConstant: 10),
      open.heightAnchor.constraint(equalToConstant: 10),
      open.topAnchor.constraint(equalTo: impossible.topAnchor),
      open.leadingAnchor.constraint(equalTo: impossible.leadingAnchor),
    ])
    let node = rendered(impossible)[0]
    let conflict = "UIView.width == 20 against UIView.width == 10"
    #expect(node.attributes.contains(RenderAttribute("unsatisfiable", .string(conflict))))
    expectEqual(node.children[0].attributes, [RenderAttribute("ambiguous", .string("width"))])
  }
}
