import ChromeCleanModel
import ChromeCleanUI
import Coordination

/// Tells the tools menu what can be done as things are.
final class ToolsMenuMediator: Mediator {
  weak var consumer: (any ToolsMenuConsumer)? { didSet { tellItems() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// Who says whether the strip of tabs is in sight.
  weak var broadcaster: Broadcaster? { didSet { broadcasterDidChange(from: oldValue) } }
  private lazy var activePage = ActiveWebState { [weak self] in self?.tellItems() }
  private var isTabStripVisible = false

  func disconnect() {
    (consumer, webStateList, broadcaster) = (nil, nil, nil)
  }

  private func broadcasterDidChange(from former: Broadcaster?) {
    former?.removeObserver(self, for: .tabStripVisible)
    broadcaster?.addObserver(self, for: .tabStripVisible) { mediator, isVisible in
      mediator.isTabStripVisible = isVisible
      mediator.tellItems()
    }
  }

  private func tellItems() {
    guard webStateList != nil else { return }
    let hasPage = activePage.webState?.visibleURL != nil
    let isLoading = activePage.webState?.isLoading ?? false
    consumer?.setItems([
      ToolsMenuItem(.newTab),
      ToolsMenuItem(isLoading ? .stop : .reload, isEnabled: hasPage),
      ToolsMenuItem(.findInPage, isEnabled: hasPage),
      ToolsMenuItem(isTabStripVisible ? .hideTabStrip : .showTabStrip),
      ToolsMenuItem(.settings),
    ])
  }
}
