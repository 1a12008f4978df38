import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct LocationBarCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = LocationBarCoordinator()

  init() {
    window.adopt(coordinator)
  }

  @Test func `All commands of a started one are handled; a stopped one leaves nothing, and can start again`()
  {
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any LocationBarCommands).self))
    coordinator.start()
    weak let locationBar = coordinator.viewController
    coordinator.stop()
    #expect(coordinator.viewController == nil && locationBar == nil)
    #expect(!window.browser.dispatcher.responds(to: (any LocationBarCommands).self))
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any LocationBarCommands).self))
  }
}

@MainActor
@Suite struct LocationBarMediatorTests {
  let mediator = LocationBarMediator()
  let consumer = LocationLog()
  let list = WebStateList()

  @Test func `As soon as there are tabs and a consumer, and not before, it shows where the page is`() {
    mediator.consumer = consumer
    expectEmpty(consumer.locations)
    forEachRow([true, false]) { isListFirst in
      let fresh = Self()
      fresh.open("https://www.example.com/a")
      if isListFirst { fresh.mediator.webStateList = fresh.list }
      fresh.mediator.consumer = fresh.consumer
      fresh.mediator.webStateList = fresh.list
      expectEqual(
        fresh.consumer.locations.last,
        PageLocation(text: "example.com", address: "https://www.example.com/a", security: .secure))
    }
  }

  @Test func `An address is read by its host and its scheme`() {
    forEachRow([
      ("https://example.com/", "example.com", PageLocation.Security.secure),
      ("http://m.example.com/", "m.example.com", .notSecure),
      ("about:blank", "about:blank", .none),
      ("file:///a/b", "file:///a/b", .none),
    ]) { address, text, security in
      let fresh = Self()
      fresh.tell()
      fresh.open(address)
      expectEqual(
        fresh.consumer.locations.last, PageLocation(text: text, address: address, security: security))
    }
  }

  @Test func `It shows each page that is gone to, and that there is none`() {
    tell()
    open("https://one.example/")
    mediator.loadPage(for: "two.example")
    expectEqual(consumer.locations.last?.text, "two.example")
    list.closeAll()
    expectEqual(consumer.locations.last, .empty)
  }

  @Test func `What is typed is loaded in the active tab, or in a new one`() {
    tell()
    open("https://one.example/")
    mediator.loadPage(for: "red pandas")
    expectEqual(list.count, 1)
    expectEqual(list.activeWebState?.visibleURL?.absoluteString.hasSuffix("?q=red%20pandas"), true)
    expectEqual(list.activeWebState?.canGoBack, true)
    mediator.loadPage(for: " ")
    expectEqual(list.activeWebState?.navigationItems.count, 2)
    do {
      let fresh = Self()
      fresh.tell()
      fresh.mediator.loadPage(for: "one.example")
      expectEqual(fresh.list.activeWebState?.visibleURL?.host(), "one.example")
      expectEqual(fresh.consumer.locations.last?.text, "one.example")
    }
  }

  @Test func `After disconnecting it reports nothing`() {
    tell()
    open("https://one.example/")
    mediator.disconnect()
    consumer.locations = []
    open("https://two.example/")
    mediator.loadPage(for: "three.example")
    expectEmpty(consumer.locations)
    expectEqual(list.activeWebState?.visibleURL?.host(), "two.example")
  }

  private func tell() {
    mediator.consumer = consumer
    mediator.webStateList = list
  }

  private func open(_ address: String) {
    list.insert(WebState(url: URL(string: address)), [.activate])
  }

  @MainActor
  final class LocationLog: LocationBarConsumer {
    var locations: [PageLocation] = []
    func setLocation(_ location: PageLocation) { locations.append(location) }
  }
}
