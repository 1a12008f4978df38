import Foundation
import HeadlessUIKit

/// All tabs: a page of private ones and a page of the others, between two bars.
package final class TabGridViewController: UIViewController {
  package weak var commands: (any GridCommands)?
  package let incognitoGrid = GridViewController(theme: .dark)
  package let regularGrid = GridViewController(theme: .light)
  package private(set) var currentPage: TabGridPage = .regular
  private let scrollView = UIScrollView()
  private let topToolbar = TabGridTopToolbar()
  private let bottomToolbar = TabGridBottomToolbar()

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    setUpToolbars()
    addPages()
    layOut()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // At another width, the page has another offset.
    scroll(to: currentPage, animated: false)
  }

  /// Scrolls to a page.
  package func show(_ page: TabGridPage, animated: Bool) {
    currentPage = page
    topToolbar.pageControl.selectedSegmentIndex = page.rawValue
    scroll(to: page, animated: animated)
  }

  private func scroll(to page: TabGridPage, animated: Bool) {
    // Offsets count from the left in every language.
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let position = isTurned ? TabGridPage.allCases.count - 1 - page.rawValue : page.rawValue
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(position) * scrollView.bounds.width, y: 0), animated: animated)
  }

  private func setUpToolbars() {
    bottomToolbar.showButtons(
      leading: String(localized: "Close all", table: "TabGrid"),
      trailing: String(localized: "Done", table: "TabGrid"))
    bottomToolbar.leadingButton.primaryAction = UIAction { [unowned self] _ in
      commands?.closeAllItems(isIncognito: currentPage == .incognito)
    }
    bottomToolbar.trailingButton.primaryAction = UIAction { [unowned self] _ in commands?.showActiveTab() }
    topToolbar.pageControl.addAction(
      UIAction { [unowned self] _ in
        guard let page = TabGridPage(rawValue: topToolbar.pageControl.selectedSegmentIndex) else { return }
        show(page, animated: true)
      }, for: .valueChanged)
    bottomToolbar.newTabButton.primaryAction = UIAction { [unowned self] _ in
      commands?.addNewItem(isIncognito: currentPage == .incognito)
    }
  }

  private func addPages() {
    scrollView.isPagingEnabled = true
    // Each page avoids the edges of the screen by itself.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.accessibilityIdentifier = "kTabGridScrollViewIdentifier"
    scrollView.delegate = self
    let pages = [incognitoGrid, regularGrid]
    let stack = UIStackView(.horizontal, pages.map { $0.view })
    scrollView.fillContent(with: stack)
    stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor).isActive = true
    for page in pages {
      page.delegate = self
      addChild(page)
      page.view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
      page.didMove(toParent: self)
    }
  }

  private func layOut() {
    let stack = UIStackView(.vertical, [topToolbar, scrollView, bottomToolbar])
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

extension TabGridViewController: UIScrollViewDelegate {
  /// The user has swiped to another page.
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let position = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let page = TabGridPage(rawValue: isTurned ? TabGridPage.allCases.count - 1 - position : position)
    if let page { show(page, animated: false) }
  }
}

extension TabGridViewController: GridViewControllerDelegate {
  package func gridViewController(
    _ controller: GridViewController, didSelectItemWithID identifier: String
  ) {
    commands?.selectItem(withID: identifier)
  }

  package func gridViewController(_ controller: GridViewController, didCloseItemWithID identifier: String) {
    commands?.closeItem(withID: identifier)
  }
}

/// The pages of the tab grid, in reading order.
package enum TabGridPage: Int, CaseIterable, Sendable {
  case incognito
  case regular
}
