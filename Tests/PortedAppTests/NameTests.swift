import Expectations
import Foundation
import PortedApp
import ShowcaseKit
import Testing
import UIKit

/// Private outlets and actions of an app's class, which a storyboard names.
@MainActor
@Suite struct NameTests {
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n-1">
    <scenes><scene sceneID="s-1"><objects>
    <viewController id="n-1" customClass="NameViewController" customModule="PortedApp" sceneMemberID="viewController">
    <view key="view" id="v-1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <label text="Name" id="l-1"><rect key="frame" x="20" y="100" width="200" height="20"/></label>
    <button buttonType="system" id="b-1"><rect key="frame" x="20" y="140" width="200" height="40"/>
    <state key="normal" title="Rename"/>
    <connections><action selector="didTap:" destination="n-1" eventType="touchUpInside" id="a-1"/></connections>
    </button>
    </subviews></view>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="greeting" value="Welcome"/>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="nameLabel" destination="l-1" id="o-1"/>
    <outletCollection property="lines" destination="l-1" id="o-2"/>
    <outletCollection property="lines" destination="b-1" id="o-3"/>
    </connections>
    </viewController>
    </objects></scene></scenes>
    </document>
    """

  @Test func `A storyboard sets private outlets and inspectable properties, and calls a private action`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Names.storyboard"))
    let useCase = UseCase("Named", of: NameViewController.self) {
      UIApplication.shared.environment.interfaceFiles.addFolder(folder.path)
      let made = UIStoryboard(name: "Names", bundle: nil).instantiateInitialViewController()
      return made as? NameViewController ?? NameViewController()
    }
    let stage = try Stage(useCase, configuration: .iPhone)
    try stage.run {
      let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      let views = try #require(navigation?.topViewController as? NameViewController).view.subviews
      let label = try #require(views.first as? UILabel)
      expectEqual(label.text, "Welcome, 2 lines")
      try #require(views.last as? UIButton).sendActions(for: .touchUpInside)
      expectEqual(label.text, "Rename")
    }
  }
}
