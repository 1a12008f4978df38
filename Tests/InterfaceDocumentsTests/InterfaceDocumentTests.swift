import Expectations
import InterfaceDocuments
import Testing

/// Files of Interface Builder as values.
@Suite struct InterfaceDocumentTests {
  private func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(Array(text.utf8), file: "Main.storyboard")
  }

  @Test func `A document has its elements with their attributes and lines`() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useSafeAreas="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
              <label text="a &lt;b&gt; &#233;&#xA;" id="l-1"><!-- no text --></label>
          </objects>
      </document>
      """)
    expectEqual(document.objects.map(\.name), ["label"])
    expectEqual(document.owner?["customClass"], "Owner")
    let label = try #require(document.element("l-1"))
    expectEqual(label["text"], "a <b> é\n")
    expectEqual(label.position, InterfacePosition(line: 5, column: 9))
    expectEqual(label.attributes.first?.position, InterfacePosition(line: 5, column: 16))
    expectTrue(document.usesSafeAreas)
    expectEmpty(document.warnings)
  }
}
