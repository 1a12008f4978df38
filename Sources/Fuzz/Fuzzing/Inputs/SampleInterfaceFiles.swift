/// Small files of Interface Builder, which the repository does not contain.
enum SampleInterfaceFiles {
  /// A storyboard and two xibs.
  static let documents: [[UInt8]] = [storyboard, nib, "<document/>"].map { Array($0.utf8) }

  /// Tables of texts.
  static let texts: [[UInt8]] = [
    "/* Class = \"UILabel\"; */\n\"a-1.text\" = \"A \\\"b\\\"\\n\\U00e9\";\n",
    "\"b-2.normalTitle\"=\"B\"; // end\n\n\"c.title\" = \"\";",
  ].map { Array($0.utf8) }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c-1">
      <scenes>
        <!--Sample-->
        <scene sceneID="s-1"><objects>
          <viewController storyboardIdentifier="Sample" id="c-1" sceneMemberID="viewController">
            <view key="view" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <subviews>
                <label text="A &amp; B &#233;" numberOfLines="0" id="l-1">
                  <fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>
                  <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" customColorSpace="sRGB"/>
                </label>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g-1"/>
              <constraints>
                <constraint firstItem="l-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" constant="8"
                  multiplier="16:9" priority="750" id="k-1"/>
              </constraints>
            </view>
            <connections>
              <outlet property="label" destination="l-1" id="o-1"/>
              <segue destination="c-1" kind="show" identifier="again" id="e-1"/>
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f-1" sceneMemberID="firstResponder"/>
        </objects></scene>
      </scenes>
      <resources><systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor></resources>
    </document>
    """

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useSafeAreas="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder id="-2"/>
    <view id="v-1"><string key="text"><![CDATA[a < b]]></string></view><view id="v-1"/>
    </objects></document>
    """
}
