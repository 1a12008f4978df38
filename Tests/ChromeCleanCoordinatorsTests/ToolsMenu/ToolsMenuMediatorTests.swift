import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Foundation
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct ToolsMenuMediatorTests {
  let mediator = ToolsMenuMediator()
  let consumer = ItemsLog()
  let list = WebStateList()

  @Test(arguments: [true, false])
  func `As soon as there are tabs and a consumer it is told what can be done`(isListFirst: Bool) {
    if isListFirst { mediator.webStateList = list }
    mediator.consumer = consumer
    #expect(consumer.items.isEmpty == !isListFirst)
    mediator.webStateList = list
    #expect(
      consumer.items == [
        ToolsMenuItem(.newTab), ToolsMenuItem(.reload, isEnabled: false),
        ToolsMenuItem(.findInPage, isEnabled: false), ToolsMenuItem(.showTabStrip), ToolsMenuItem(.settings),
      ])
  }

  @Test func `A page can be searched, and loaded again or stopped`() {
    tell()
    list.insert(WebState(url: URL(string: "https://example.com/")), [.activate])
    #expect(consumer.items[1] == ToolsMenuItem(.reload))
    #expect(consumer.items[2] == ToolsMenuItem(.findInPage))
    list.activeWebState?.reload()
    #expect(consumer.items[1] == ToolsMenuItem(.stop))
    list.activeWebState?.stopLoading()
    #expect(consumer.items[1] == ToolsMenuItem(.reload))
  }

  @Test func `A strip of tabs that is in sight can be hidden`() {
    let (broadcaster, source) = (Broadcaster(), BroadcastSource(true))
    broadcaster.broadcast(source, as: .tabStripVisible)
    tell()
    mediator.broadcaster = broadcaster
    #expect(consumer.items[3] == ToolsMenuItem(.hideTabStrip))
    source.value = false
    #expect(consumer.items[3] == ToolsMenuItem(.showTabStrip))
  }

  @Test func `Once disconnected it says nothing`() {
    tell()
    mediator.disconnect()
    consumer.items = []
    list.insert(WebState(), [.activate])
    #expect(consumer.items.isEmpty)
  }

  private func tell() {
    mediator.consumer = consumer
    mediator.webStateList = list
  }

  @MainActor
  final class ItemsLog: ToolsMenuConsumer {
    var items: [ToolsMenuItem] = []
    func setItems(_ items: [ToolsMenuItem]) { self.items = items }
  }
}
