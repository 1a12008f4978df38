import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct MenuAndPickerDescriptionTests {
  /// One column of two colors.
  private final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { ["Red", "Blue"][row] }
  }

  @Test func `Pickers report what is picked`() {
    // A picker reports the selected row of each column.
    let source = Colors()
    let picker = placed(UIPickerView(), width: 320, height: 216) {
      ($0.dataSource, $0.delegate) = (source, source)
      $0.selectRow(1, inComponent: 0, animated: false)
    }
    expectEqual(
      rendered(picker)[0].children.map(\.line),
      [
        "UIPickerColumnView \"Blue\" (9 0; 302 216) row=1 rows=2"
      ])
    expectEqual(spoken(picker), ["picker value=\"Blue\""])
    // A date picker reports its date, and its style.
    let node = UIApplication().run {
      rendered(
        placed(UIDatePicker(), width: 120, height: 34) {
          $0.datePickerMode = .date
          $0.date = Date(timeIntervalSince1970: 0)
        })[0]
    }
    expectEqual(node.line, "UIDatePicker \"Jan 1, 1970\" (0 0; 120 34) mode=date style=compact")
  }

  @Test func `A configured button reports its style, its subtitle and its lines`() {
    // A configured button reports its style and its subtitle.
    do {
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.subtitle) = ("Sync", "Now")
      configuration.showsActivityIndicator = true
      let button = placed(UIButton(configuration: configuration), width: 200, height: 60)
      expectEqual(
        rendered(button)[0].line,
        "UIButton \"Sync\" (0 0; 200 60) [busy] font=body color=white style=filled"
          + " subtitle=\"Now\" background=systemBlue label=\"Sync, Now\"")
    }
    // A configured button reports how many lines its title may have, unless that is 1.
    do {
      let button = UIButton(configuration: .gray())
      button.configuration?.title = "Sync"
      button.titleLabel?.numberOfLines = 0
      #expect(rendered(placed(button, width: 200, height: 60))[0].line.contains("style=gray lines=0"))
    }
  }

  @Test func `A menu that is open reports one line an item`() throws {
    try UIApplication().run {
      let on = UIAction(title: "On", state: .on) { _ in }
      let off = UIAction(title: "Off", attributes: [.destructive, .disabled]) { _ in }
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 30))
      button.menu = UIMenu(children: [on, off, UIMenu(title: "More", children: [on])])
      button.showsMenuAsPrimaryAction = true
      let controller = UIViewController()
      controller.view.addSubview(button)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      let touch = UITouch(in: window, at: CGPoint(x: 20, y: 110))
      window.sendEvent(UIEvent(touches: [touch]))
      touch.update(.ended, at: CGPoint(x: 20, y: 110))
      window.sendEvent(UIEvent(touches: [touch]))
      UIApplication.shared.settle()
      let list = try #require(ViewRenderer(window: window).tree().children.last?.children.first)
      expectEqual(
        list.children.map(\.line),
        [
          "UIContextMenuItemView \"On\" (0 0; 250 44) [on]",
          "UIContextMenuItemView \"Off\" (0 44; 250 44) [disabled] [destructive]",
          "UIContextMenuItemView \"More\" (0 88; 250 44) [submenu]",
        ])
    }
  }

  @Test func `A web view reports title, address and progress`() {
    UIApplication().run {
      let view = placed(WKWebView(frame: .zero), width: 100, height: 100)
      view.loadHTMLString("<title>Own</title>", baseURL: nil)
      UIApplication.shared.settle()
      expectEqual(
        rendered(view)[0].line, "WKWebView \"Own\" (0 0; 100 100) url=\"about:blank\"")
    }
  }
}
