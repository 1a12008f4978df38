import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct InteractionDescriptionTests {
  @Test func `A view says whether it gets touches only where that is not usual for its class`() {
    forEachRow(
      [
        (UIView(), true, []), (UIView(), false, ["inert"]), (UIButton(type: .system), false, ["inert"]),
        (UILabel(), false, []), (UILabel(), true, ["interactive"]), (UIImageView(), false, []),
        (UIImageView(), true, ["interactive"]), (UIStackView(), true, []),
      ] as [(UIView, Bool, [String])]
    ) { view, isOn, states in
      view.isUserInteractionEnabled = isOn
      expectEqual(rendered(view)[0].states, states)
    }
  }

  @Test func `What the system makes is as its class says`() {
    let segments = placed(UISegmentedControl(items: ["One", "Two"]), width: 200, height: 32)
    let indicator = placed(UIActivityIndicatorView(style: .medium))
    let trees = rendered(segments, indicator)
    expectFalse(trees.contains { $0.treeText.contains("inert") || $0.treeText.contains("interactive") })
  }

  @Test func `Fields and text views say what they ask of the keyboard, by the names of UIKit's cases`() {
    let field = placed(UITextField()) {
      $0.keyboardType = .emailAddress
      $0.returnKeyType = .send
      $0.textContentType = .oneTimeCode
      $0.autocapitalizationType = .none
      $0.autocorrectionType = .no
    }
    let traits = "keyboard=emailAddress returnKey=send contentType=oneTimeCode capitals=none correction=no"
    expectEqual(rendered(field)[0].line, "UITextField (0 0; 10 10) \(traits)")
    let view = placed(UITextView()) {
      $0.keyboardType = .URL
      $0.textContentType = UITextContentType(rawValue: "shipment-tracking-number")
    }
    expectTrue(
      rendered(view)[0].line.hasSuffix(" keyboard=URL contentType=shipment-tracking-number"),
      Comment(rawValue: rendered(view)[0].line))
    expectEqual(rendered(placed(UITextField()))[0].line, "UITextField (0 0; 10 10)")
  }

  @Test func `The return key of a search field is Search unless it says otherwise`() {
    let bar = placed(UISearchBar(), width: 300, height: 44)
    func key() -> String? { rendered(bar)[0].firstNode(of: "UISearchTextField")?.word("returnKey") }
    expectNil(key())
    bar.returnKeyType = .done
    expectEqual(key(), "done")
  }

  /// A tall page.
  private final class PageViewController: UIViewController {
    let page = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      page.frame = view.bounds
      page.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(page)
    }
  }

  /// The states of a stage's navigation bar after the page was scrolled by some points.
  private func barStates(
    scrolledBy points: CGFloat, _ prepare: (UINavigationBar) -> Void = { _ in }
  ) throws
    -> [String]?
  {
    let stage = try Stage(UseCase("Page", of: PageViewController.self))
    stage.run {
      let navigation = UIApplication.shared.windows[0].rootViewController as? UINavigationController
      navigation.map { prepare($0.navigationBar) }
      (navigation?.topViewController as? PageViewController)?.page.contentOffset.y += points
    }
    try stage.settle()
    return stage.renderTree().firstNode(of: "UINavigationBar")?.states
  }

  @Test func `A bar says that content is under it if it looks different there`() throws {
    expectEqual(try barStates(scrolledBy: 0), [])
    expectEqual(try barStates(scrolledBy: 50), ["scrolled"])
    // One look for both places.
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    expectEqual(
      try barStates(scrolledBy: 50) { ($0.standardAppearance, $0.scrollEdgeAppearance) = (look, look) }, [])
    let copy = UINavigationBarAppearance(barAppearance: look)
    expectEqual(
      try barStates(scrolledBy: 50) { ($0.standardAppearance, $0.scrollEdgeAppearance) = (look, copy) }, [])
    copy.backgroundColor = .red
    expectEqual(
      try barStates(scrolledBy: 50) { ($0.standardAppearance, $0.scrollEdgeAppearance) = (look, copy) },
      ["scrolled"])
  }
}

extension RenderNode {
  /// The first node of a type in the tree.
  fileprivate func firstNode(of type: String) -> RenderNode? {
    self.type == type ? self : children.lazy.compactMap { $0.firstNode(of: type) }.first
  }
}
