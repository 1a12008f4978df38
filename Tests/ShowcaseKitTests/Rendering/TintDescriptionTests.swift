import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct TintDescriptionTests {
  private let photo = UIImage(named: "photo", size: CGSize(width: 10, height: 10))

  private func tint(of view: UIView) -> RenderValue? { rendered(view)[0].value("tint") }

  private func imageView(_ image: UIImage?) -> UIImageView {
    placed(UIImageView()) {
      $0.image = image
      $0.tintColor = .systemRed
    }
  }

  @Test func `A picture that is shown as a shape reports a tint that is not the one around`() {
    // A template image reports its own tint, any other image does not.
    do {
      expectEqual(
        rendered(imageView(photo.withRenderingMode(.alwaysTemplate)))[0].line,
        "UIImageView (0 0; 10 10) image=\"photo\" tint=systemRed")
      let gear = UIImage(systemName: "gear")
      expectEqual(tint(of: imageView(gear)), .word("systemRed"))
      for image in [nil, photo, gear?.withRenderingMode(.alwaysOriginal), gear?.withTintColor(.white)] {
        expectNil(tint(of: imageView(image)))
      }
    }
    // A tint that is inherited is not reported.
    do {
      let gear = UIImage(systemName: "gear")
      expectNil(tint(of: placed(UIImageView(image: gear))))
      expectNil(tint(of: placed(UIImageView(image: gear)) { $0.tintColor = .systemBlue }))
    }
  }

  @Test func `A button reports the tint that its title or its picture is seen in`() {
    do {
      let button = placed(UIButton(type: .system)) {
        $0.setTitle("Go", for: .normal)
        $0.tintColor = .systemRed
      }
      expectEqual(rendered(button)[0].line, "UIButton \"Go\" (0 0; 10 10) tint=systemRed")
      button.isEnabled = false
      expectEqual(rendered(button)[0].line, "UIButton \"Go\" (0 0; 10 10) [disabled] color=systemGray")
      button.isEnabled = true
      button.setTitleColor(.black, for: .normal)
      expectEqual(rendered(button)[0].line, "UIButton \"Go\" (0 0; 10 10) color=black")
      button.setImage(photo, for: .normal)
      expectEqual(tint(of: button), .word("systemRed"))
    }
    // An image of the app is not a template on a custom button, a symbol is.
    do {
      let button = placed(UIButton(type: .custom)) {
        $0.setImage(photo, for: .normal)
        $0.tintColor = .systemRed
      }
      expectNil(tint(of: button))
      button.setImage(UIImage(systemName: "gear"), for: .normal)
      expectEqual(tint(of: button), .word("systemRed"))
    }
    // A configuration that sets the colors of text and image leaves the tint invisible.
    do {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      configuration.image = UIImage(systemName: "gear")
      let button = placed(UIButton(configuration: configuration)) { $0.tintColor = .systemRed }
      expectEqual(tint(of: button), .word("systemRed"))
      configuration.baseForegroundColor = .black
      button.configuration = configuration
      expectNil(tint(of: button))
    }
  }

  @Test func `Bars and containers report a tint that is seen on what is in them`() throws {
    // A bar reports its tint once, and an item with another tint reports that.
    do {
      let bar = placed(UINavigationBar(), width: 320, height: 44) { $0.tintColor = .systemGreen }
      let item = UINavigationItem(title: "Title")
      bar.items = [item]
      expectNil(tint(of: bar))
      item.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
      let add = UIBarButtonItem(title: "Add", primaryAction: nil)
      add.tintColor = .systemRed
      item.rightBarButtonItem = add
      let node = rendered(bar)[0]
      expectEqual(node.value("tint"), .word("systemGreen"))
      let lines = node.treeText.split(separator: "\n").dropFirst()
      expectTrue(lines.contains { $0.contains("\"Edit\"") })
      expectEqual(lines.filter { $0.contains("tint=") }.count, 1)
      expectTrue(lines.contains { $0.contains("\"Add\"") && $0.contains("tint=systemRed") })
    }
    // A container reports a tint that is visible on its content, and no other.
    do {
      let gear = placed(UIImageView(image: UIImage(systemName: "gear")))
      let container = placed(UIView()) {
        $0.tintColor = .systemRed
        $0.addSubview(placed(UILabel()))
      }
      expectEqual(rendered(container)[0].treeText.contains("tint"), false)
      container.addSubview(gear)
      let node = rendered(container)[0]
      expectEqual(node.line, "UIView (0 0; 10 10) tint=systemRed")
      expectEqual(node.children.map { $0.value("tint") }, [nil, nil])
      gear.isHidden = true
      expectNil(tint(of: container))
      gear.isHidden = false
      gear.tintColor = .systemGreen
      expectEqual(rendered(container)[0].line, "UIView (0 0; 10 10)")
      expectEqual(rendered(container)[0].children[1].value("tint"), .word("systemGreen"))
    }
  }

  @Test func `Cells, switches and bars that fill up report the colors that they show`() {
    // A cell reports its tint if its accessory shows it.
    let cell = placed(UITableViewCell(style: .default, reuseIdentifier: nil), width: 100) {
      $0.tintColor = .systemRed
    }
    for (accessory, isTold) in [
      (.none, false), (.disclosureIndicator, false), (.checkmark, true), (.detailButton, true),
      (.detailDisclosureButton, true),
    ] as [(UITableViewCell.AccessoryType, Bool)] {
      cell.accessoryType = accessory
      expectEqual((tint(of: cell) != nil), isTold)
    }
    // A switch reports the color that it has while it is on.
    let toggle = placed(UISwitch(), width: 51, height: 31) { $0.onTintColor = .systemRed }
    expectEqual(rendered(toggle)[0].line, "UISwitch (0 0; 51 31) [off]")
    toggle.isOn = true
    expectEqual(rendered(toggle)[0].line, "UISwitch (0 0; 51 31) [on] onTint=systemRed")
    toggle.onTintColor = nil
    expectEqual(rendered(toggle)[0].line, "UISwitch (0 0; 51 31) [on]")
    // Bars that fill up report their fill color.
    let progress = placed(UIProgressView()) { $0.tintColor = .systemRed }
    expectEqual(tint(of: progress), .word("systemRed"))
    let slider = placed(UISlider()) { $0.tintColor = .systemRed }
    expectEqual(rendered(slider)[0].line, "UISlider (0 0; 10 10) value=0 tint=systemRed")
    slider.minimumTrackTintColor = .systemGreen
    expectEqual(rendered(slider)[0].line, "UISlider (0 0; 10 10) value=0 tint=systemGreen")
    slider.setMinimumTrackImage(photo, for: .normal)
    expectNil(tint(of: slider))
  }

  @Test func `A tint is reported while and as it is seen`() {
    // A field reports its own tint while its caret is visible.
    let field = placed(UITextField()) { $0.tintColor = .systemRed }
    expectNil(tint(of: field))
    let nodes = rendered([field], as: .hierarchy) { field.becomeFirstResponder() }
    expectEqual(nodes[0].value("tint"), .word("systemRed"))
    // A tint is reported as it is visible, gray while it is dimmed.
    let view = imageView(UIImage(systemName: "gear"))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.tintAdjustmentMode = .dimmed
    expectEqual(tint(of: view), .color("#4C4C4C", name: nil))
  }
}
