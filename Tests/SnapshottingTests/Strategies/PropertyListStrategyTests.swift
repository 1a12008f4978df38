import Expectations
import Foundation
import Snapshotting
import Testing

@Suite struct PropertyListStrategyTests {
  private struct Account: Codable, Equatable {
    var name = "Ada & <\u{202E}>\n"
    var opened = Date(timeIntervalSince1970: 951_782_400)
    var key = Data([1, 2, 255])
    var balances = [1, -2.5]
    var limits: [String: Int] = [:]
    var isActive = true
    var notes: [String] = []
  }

  private let golden = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>balances</key>
      <array>
        <integer>1</integer>
        <real>-2.5</real>
      </array>
      <key>isActive</key>
      <true/>
      <key>key</key>
      <data>AQL/</data>
      <key>limits</key>
      <dict/>
      <key>name</key>
      <string>Ada &amp; &lt;&#x202E;&gt;&#xA;</string>
      <key>notes</key>
      <array/>
      <key>opened</key>
      <date>2000-02-29T00:00:00Z</date>
    </dict>
    </plist>

    """

  @Test func `A property list has sorted keys and a line for each value`() throws {
    expectEqual(try SnapshotStrategy.plist.text(of: Account()), golden)
    expectEqual(SnapshotStrategy<Account>.plist.fileExtension, "plist")
  }

  @Test func `Foundation reads the value back`() throws {
    let text = try SnapshotStrategy.plist.text(of: Account())
    expectEqual(try PropertyListDecoder().decode(Account.self, from: Data(text.utf8)), Account())
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func `An encoder of one's own gets the same layout`(
    format: PropertyListSerialization.PropertyListFormat
  )
    throws
  {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    expectEqual(try SnapshotStrategy.plist(encoder).text(of: Account()), golden)
  }

  @Test func `Numbers that are not finite are reals`() throws {
    let text = try SnapshotStrategy.plist.text(of: [Double.nan, .infinity, -.infinity, 1e21])
    expectEqual(
      text.split(separator: "\n").dropFirst(4).dropLast(2).joined(),
      "  <real>nan</real>  <real>+infinity</real>  <real>-infinity</real>  <real>1e+21</real>")
  }

  @Test func `What is missing is the string of Foundation`() throws {
    expectTrue(try SnapshotStrategy.plist.text(of: [String?.none]).contains("<string>$null</string>"))
  }
}
