import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

/// The runs of every view that shows attributed text, other than labels and buttons.
@Suite @MainActor struct AttributedTextDescriptionTests {
  /// "Now 20%", of which "20%" is bold and red.
  private var offer: NSAttributedString {
    let text = NSMutableAttributedString(string: "Now 20%")
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed],
      range: NSRange(location: 4, length: 3))
    return text
  }
  private let offerRuns = "4-7 bold-20 color=systemRed"

  @Test func `A field, a placeholder and a text view report the parts of their texts`() {
    // A field reports the parts of its text, but not those of a secret.
    do {
      let field = placed(UITextField(), width: 200, height: 30) { $0.attributedText = offer }
      expectEqual(rendered(field)[0].text, "Now 20%")
      expectEqual(rendered(field)[0].word("runs"), offerRuns)
      expectEqual(spoken(field), ["textField value=\"Now 20%\""])
      field.isSecureTextEntry = true
      expectNil(rendered(field)[0].word("runs"))
      field.isSecureTextEntry = false
      field.text = "Now 20%"
      expectNil(rendered(field)[0].word("runs"))
    }
    // A text view reports the parts of its text, and the font that they differ from.
    let view = placed(UITextView(), width: 200, height: 30) {
      $0.font = .systemFont(ofSize: 14)
      $0.attributedText = offer
    }
    expectEqual(rendered(view)[0].word("font"), "regular-14")
    expectEqual(rendered(view)[0].word("runs"), offerRuns)
    view.text = "Now 20%"
    expectEqual(rendered(view)[0].word("font"), "regular-14")
    expectNil(rendered(view)[0].word("runs"))
    // A placeholder reports its parts, and the font that it begins with.
    do {
      let field = placed(UITextField(), width: 200, height: 30) { $0.attributedPlaceholder = offer }
      expectEqual(rendered(field)[0].word("placeholderRuns"), offerRuns)
      expectNil(rendered(field)[0].word("placeholderFont"))
      field.attributedPlaceholder = NSAttributedString(
        string: "Now", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      expectEqual(rendered(field)[0].word("placeholderFont"), "bold-20")
      expectNil(rendered(field)[0].word("placeholderRuns"))
    }
  }

  @Test func `A segment reports what is under its title besides its font and color`() {
    let control = placed(UISegmentedControl(items: ["One", "Two"]), width: 200, height: 32) {
      $0.setTitleTextAttributes([.underlineStyle: 1, .foregroundColor: UIColor.red], for: .selected)
      $0.selectedSegmentIndex = 1
    }
    expectEqual(rendered(control)[0].children.map { $0.word("runs") }, [nil, "0-3 underline"])
    expectEqual(rendered(control)[0].children.map { $0.word("color") }, [nil, "red"])
    control.selectedSegmentIndex = 0
    expectEqual(rendered(control)[0].children.map { $0.word("runs") }, ["0-3 underline", nil])
  }

  @Test func `The attributes of a bar's titles reach their labels and buttons`() throws {
    let bar = placed(UINavigationBar(), width: 390, height: 44) { bar in
      let item = UINavigationItem(title: "Offers")
      item.rightBarButtonItem = UIBarButtonItem(title: "Buy", primaryAction: UIAction { _ in })
      item.rightBarButtonItem?.setTitleTextAttributes([.underlineStyle: 1], for: .normal)
      bar.items = [item]
      bar.titleTextAttributes = [.foregroundColor: UIColor.systemRed, .kern: 2]
    }
    func line(_ type: String) throws -> RenderNode {
      try #require(rendered(bar)[0].children.first { $0.type == type })
    }
    #expect(try line("UILabel").line.contains("font=semibold-17 color=systemRed runs=\"0-6 kern=2\""))
    expectEqual(try line("_UIButtonBarButton").word("runs"), "0-3 underline")
    expectNil(try line("_UIButtonBarButton").word("color"))
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    bar.standardAppearance = appearance
    bar.topItem?.rightBarButtonItem?.setTitleTextAttributes(nil, for: .normal)
    expectEqual(try line("UILabel").word("color"), "systemGreen")
    expectEqual(try line("UILabel").word("runs"), "0-6 kern=2")
    bar.titleTextAttributes = nil
    expectNil(try line("UILabel").word("runs"))
    expectNil(try line("_UIButtonBarButton").word("runs"))
    expectEqual(try line("_UIButtonBarButton").text, "Buy")
  }

  @Test func `A tab reports the attributes of its title in its state`() {
    let tabs = [
      UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1),
    ]
    tabs.forEach { $0.setTitleTextAttributes([.strikethroughStyle: 1], for: .selected) }
    tabs[1].setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 12)], for: .normal)
    let bar = placed(UITabBar(), width: 390, height: 49) {
      $0.items = tabs
      $0.selectedItem = tabs[0]
    }
    let buttons = rendered(bar)[0].children
    expectEqual(buttons.map { $0.word("runs") }, ["0-3 strikethrough", nil])
    expectEqual(buttons.map { $0.word("font") }, [nil, "bold-12"])
    expectEqual(buttons.map { $0.word("color") }, [nil, nil])
  }

  /// One column whose row has a title with attributes.
  private final class Offers: UIPickerViewDataSource, UIPickerViewDelegate {
    let offer: NSAttributedString

    init(_ offer: NSAttributedString) { self.offer = offer }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { offer }
  }

  @Test func `Pickers, refresh controls and rows of lists report the parts of their texts`() {
    // A column of a picker reports the parts of the selected title.
    let offers = Offers(offer)
    let picker = placed(UIPickerView(), width: 320, height: 216) {
      ($0.dataSource, $0.delegate) = (offers, offers)
    }
    expectEqual(rendered(picker)[0].children[0].text, "Now 20%")
    expectEqual(rendered(picker)[0].children[0].word("runs"), offerRuns)
    // A refresh control shows and speaks its title.
    let control = placed(UIRefreshControl(), width: 300, height: 60) { $0.attributedTitle = offer }
    expectEqual(rendered(control)[0].text, "Now 20%")
    expectEqual(rendered(control)[0].word("runs"), offerRuns)
    expectEqual(control.accessibilityLabel?.hasSuffix("Now 20%"), true)
    control.attributedTitle = nil
    expectNil(rendered(control)[0].text)
    // A row of a list reports the parts of both texts.
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Plain"
    content.attributedText = offer
    content.secondaryAttributedText = offer
    let view = content.makeContentView() as UIView
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let labels = rendered(view)[0].children
    expectEqual(labels.map(\.text), ["Now 20%", "Now 20%"])
    expectEqual(labels.map { $0.word("runs") }, [offerRuns, offerRuns])
  }
}
