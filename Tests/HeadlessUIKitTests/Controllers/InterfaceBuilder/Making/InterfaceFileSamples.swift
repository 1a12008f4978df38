import Foundation
import HeadlessUIKit
import InterfaceDocuments
import TestSupport

/// Files of Interface Builder in a folder that the running application reads.
@MainActor
struct InterfaceFileSamples {
  let folder: TemporaryFolder
  private var files: InterfaceFiles { UIApplication.shared.environment.interfaceFiles }

  /// Creates a folder with files by their names, and adds it to the running application's.
  init(_ texts: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in texts { try folder.write(text, to: name) }
    files.addFolder(folder.url("").path)
  }

  /// Runs with an app that has files, and whose classes are in this module.
  static func run(_ texts: [String: String], _ body: (InterfaceFileSamples) throws -> Void) throws {
    try UIApplication().run {
      let samples = try InterfaceFileSamples(texts)
      samples.files.addModule("HeadlessUIKitTests")
      try body(samples)
    }
  }

  /// What was read and is not known.
  var warnings: [String] { files.faults.map(\.description) }

  /// A xib with objects, whose owner has connections.
  static func nib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }

  /// A storyboard with scenes of controllers; the first one has the identifier `first`.
  static func storyboard(_ controllers: String...) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"s-\(index)\"><objects>\(controller)</objects></scene>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        initialViewController="first">
      <scenes>
      \(scenes.joined())</scenes>
      </document>
      """
  }

  /// The controller `second`, with a button that unwinds to `unwind:`.
  static let second = """
    <viewController storyboardIdentifier="Other" id="second" customClass="FiledOrdinaryController"
      sceneMemberID="viewController">
      <view key="view" id="v-2">\(rect(0, 0, 375, 667))
        <subviews><button id="b-2">\(rect(0, 300, 100, 40))
          <connections>
            <segue destination="e-1" kind="unwind" identifier="back" unwindAction="unwind:" id="g-2"/>
          </connections>
        </button></subviews>
      </view>
    </viewController><exit id="e-1" userLabel="Exit" sceneMemberID="exit"/>
    """

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
}
