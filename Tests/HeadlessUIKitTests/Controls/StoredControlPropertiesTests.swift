import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Properties of controls that are kept and not shown, with UIKit's defaults.
@Suite @MainActor struct StoredControlPropertiesTests {
  @Test func `Controls keep what people feel and pictures do not show`() {
    let button = UIButton()
    expectStored(\.adjustsImageWhenHighlighted, of: button, from: true, to: false)
    expectStored(\.adjustsImageWhenDisabled, of: button, from: true, to: false)
    let pages = UIPageControl()
    expectStored(\.allowsContinuousInteraction, of: pages, from: true, to: false)
    expectStored(\.backgroundStyle, of: pages, from: .automatic, to: .prominent)
    expectNil(pages.preferredIndicatorImage)
    let slider = UISlider()
    expectStored(\.maximumTrackTintColor, of: slider, from: nil, to: .red)
    let image = UIImage(systemName: "star")
    slider.setMaximumTrackImage(image, for: .normal)
    #expect(slider.currentMaximumTrackImage === image)
    let stepper = UIStepper()
    stepper.setDecrementImage(image, for: .normal)
    #expect(stepper.decrementImage(for: .normal) === image)
  }

  @Test func `A web view keeps how it would load pages`() {
    let view = WKWebView()
    expectStored(\.customUserAgent, of: view, from: nil, to: "Agent")
    expectStored(\.allowsBackForwardNavigationGestures, of: view, from: false, to: true)
    expectFalse(view.hasOnlySecureContent)
    let types: [(WKNavigationType, Int)] = [
      (.linkActivated, 0), (.formSubmitted, 1), (.backForward, 2), (.reload, 3),
      (.formResubmitted, 4),
      (.other, -1),
    ]
    forEachRow(types) { expectEqual($0.rawValue, $1) }
  }

  @Test func `Menus are edited and shown by the calls of both generations`() {
    let (copy, paste) = (UIAction(title: "Copy") { _ in }, UIAction(title: "Paste") { _ in })
    let menu = UIMenu(title: "Edit", children: [copy])
    expectEqual(menu.replacingChildren([paste, copy]).children.map(\.title), ["Paste", "Copy"])
    expectEqual(menu.children.map(\.title), ["Copy"])
    let handler: UIActionHandler = { _ in }
    expectEqual(UIAction(title: "Cut", handler: handler).title, "Cut")
  }

  @Test func `Sources and events have UIKit's numbers`() {
    let events: [(UIControl.Event, UInt)] = [
      (.applicationReserved, 0x0F00_0000), (.systemReserved, 0xF000_0000),
      (.allEvents, 0xFFFF_FFFF),
    ]
    forEachRow(events) { expectEqual($0.rawValue, $1) }
    expectEqual(UIControl.State.reserved.rawValue, 0xFF00_0000)
    let modes: [(UIDocumentPickerMode, Int)] = [
      (.import, 0), (.open, 1), (.exportToService, 2), (.moveToService, 3),
    ]
    forEachRow(modes) { expectEqual($0.rawValue, $1) }
    expectEqual(UIImagePickerController.SourceType.savedPhotosAlbum.rawValue, 2)
    expectEqual(UIImagePickerController().mediaTypes, ["public.image"])
    expectEqual(
      [UIImagePickerController.InfoKey.mediaURL, .imageURL].map(\.rawValue),
      ["UIImagePickerControllerMediaURL", "UIImagePickerControllerImageURL"])
  }

  @Test func `A button's configuration keeps the details that are not shown`() {
    let button = UIButton(configuration: .filled())
    expectStored(\.configuration!.imageReservation, of: button, from: 0, to: 20)
    expectStored(\.configuration!.titleAlignment, of: button, from: .automatic, to: .leading)
    expectStored(\.configuration!.cornerStyle, of: button, from: .dynamic, to: .capsule)
    expectStored(\.configuration!.automaticallyUpdateForSelection, of: button, from: true, to: false)
    let red = UIConfigurationColorTransformer { _ in .red }
    expectStored(\.configuration!.imageColorTransformer, of: button, from: nil, to: red)
    expectStored(\.configuration!.activityIndicatorColorTransformer, of: button, from: nil, to: red)
    let plain = UIConfigurationTextAttributesTransformer { $0 }
    expectStored(\.configuration!.subtitleTextAttributesTransformer, of: button, from: nil, to: plain)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    expectEqual(button.configuration?.titleLineBreakMode, .byTruncatingTail)
  }

  @Test func `A button's title has the color of its state, otherwise the normal one`() {
    let button = UIButton()
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    expectEqual(button.titleColor(for: .normal), .red)
    expectEqual(button.titleColor(for: .selected), .green)
    expectEqual(button.titleColor(for: .disabled), .red)
    button.setTitleColor(nil, for: .selected)
    expectEqual(button.titleColor(for: .selected), .red)
  }

  @Test func `A request and a configuration keep what is sent and how pages would be shown`() throws {
    let address = try #require(URL(string: "https://example.org"))
    var request = URLRequest(url: address)
    expectNil(request.httpBody)
    request.httpBody = Data("a=1".utf8)
    expectEqual(request.httpBody, Data("a=1".utf8))
    #expect(request != URLRequest(url: address))
    let configuration = WKWebViewConfiguration()
    expectStored(\.allowsInlineMediaPlayback, of: configuration, from: false, to: true)
    expectStored(\.suppressesIncrementalRendering, of: configuration, from: false, to: true)
    configuration.applicationNameForUserAgent = "Reader/1"
    expectEqual(configuration.applicationNameForUserAgent, "Reader/1")
    let pool = WKProcessPool()
    configuration.processPool = pool
    #expect(configuration.processPool === pool)
  }
}
