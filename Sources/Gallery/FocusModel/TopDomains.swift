/// The well-known domains that are completed, roughly the most visited ones first.
package enum TopDomains {
  /// All domains, in the order in which they are tried.
  package static let all: [String] = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    google.com facebook.com amazon.com youtube.com yahoo.com wikipedia.org ebay.com twitter.com reddit.com
    netflix.com live.com linkedin.com pinterest.com craigslist.org instagram.com imgur.com go.com bing.com
    tumblr.com cnn.com paypal.com walmart.com nytimes.com espn.com msn.com weather.com apple.com
    microsoft.com wordpress.com blogspot.com chase.com yelp.com imdb.com huffingtonpost.com bankofamerica.com
    etsy.com target.com homedepot.com wellsfargo.com stackoverflow.com office.com dropbox.com github.com
    foxnews.com zillow.com bestbuy.com usps.com indeed.com adobe.com twitch.tv washingtonpost.com comcast.net
    xfinity.com buzzfeed.com spotify.com quora.com theguardian.com salesforce.com forbes.com
    businessinsider.com att.com verizon.com tripadvisor.com hulu.com groupon.com macys.com lowes.com ups.com
    fedex.com capitalone.com americanexpress.com citi.com discover.com usbank.com vimeo.com soundcloud.com
    flickr.com medium.com whatsapp.com skype.com slack.com trello.com evernote.com booking.com expedia.com
    airbnb.com uber.com lyft.com kayak.com priceline.com bbc.com bbc.co.uk usatoday.com nbcnews.com
    cbsnews.com abcnews.com reuters.com bloomberg.com wsj.com latimes.com about.com answers.com wikihow.com
    webmd.com mayoclinic.org nih.gov cdc.gov irs.gov nasa.gov weather.gov realtor.com trulia.com redfin.com
    apartments.com rent.com costco.com kohls.com nordstrom.com sears.com jcpenney.com gap.com oldnavy.com
    nike.com adidas.com zappos.com wayfair.com overstock.com newegg.com ikea.com staples.com officedepot.com
    walgreens.com cvs.com riteaid.com sephora.com ulta.com petsmart.com petco.com chewy.com gamestop.com
    autotrader.com cars.com carmax.com edmunds.com kbb.com ford.com toyota.com honda.com tesla.com
    progressive.com geico.com statefarm.com allstate.com usaa.com fidelity.com vanguard.com schwab.com
    etrade.com intuit.com turbotax.com mint.com creditkarma.com nerdwallet.com experian.com equifax.com
    transunion.com paychex.com adp.com quickbooks.com squareup.com allrecipes.com foodnetwork.com
    epicurious.com bonappetit.com seriouseats.com opentable.com grubhub.com doordash.com instacart.com
    blueapron.com starbucks.com mcdonalds.com subway.com dominos.com pizzahut.com chipotle.com
    panerabread.com dunkindonuts.com tacobell.com wendys.com delta.com united.com aa.com southwest.com
    jetblue.com alaskaair.com marriott.com hilton.com hyatt.com ihg.com hotels.com orbitz.com travelocity.com
    hertz.com enterprise.com avis.com amtrak.com greyhound.com disney.com nba.com nfl.com mlb.com nhl.com
    nascar.com ncaa.com bleacherreport.com cbssports.com sbnation.com fifa.com olympic.org deadspin.com
    theonion.com vice.com vox.com theverge.com engadget.com techcrunch.com wired.com arstechnica.com
    gizmodo.com lifehacker.com mashable.com cnet.com zdnet.com pcmag.com tomshardware.com anandtech.com
    slashdot.org macrumors.com 9to5mac.com time.com newsweek.com theatlantic.com newyorker.com economist.com
    npr.org pbs.org politico.com thehill.com slate.com salon.com dailymail.co.uk independent.co.uk
    telegraph.co.uk mirror.co.uk nypost.com chicagotribune.com sfgate.com bostonglobe.com dallasnews.com
    miamiherald.com seattletimes.com denverpost.com startribune.com cleveland.com oregonlive.com nj.com
    people.com tmz.com eonline.com rollingstone.com billboard.com pitchfork.com genius.com last.fm
    pandora.com iheart.com shazam.com bandcamp.com ticketmaster.com stubhub.com eventbrite.com meetup.com
    fandango.com rottentomatoes.com metacritic.com ign.com gamespot.com polygon.com kotaku.com
    steampowered.com steamcommunity.com xbox.com playstation.com nintendo.com roblox.com minecraft.net ea.com
    blizzard.com leagueoflegends.com chess.com coursera.org edx.org khanacademy.org udemy.com duolingo.com
    quizlet.com chegg.com collegeboard.org blackboard.com instructure.com harvard.edu mit.edu stanford.edu
    berkeley.edu yale.edu princeton.edu columbia.edu cornell.edu umich.edu psu.edu merriam-webster.com
    dictionary.com thesaurus.com urbandictionary.com britannica.com wolframalpha.com archive.org
    gutenberg.org ted.com goodreads.com barnesandnoble.com audible.com scribd.com wattpad.com deviantart.com
    behance.net dribbble.com shutterstock.com gettyimages.com photobucket.com godaddy.com namecheap.com
    squarespace.com wix.com weebly.com shopify.com mailchimp.com surveymonkey.com zendesk.com hubspot.com
    oracle.com ibm.com intel.com nvidia.com amd.com hp.com dell.com lenovo.com samsung.com sony.com lg.com
    canon.com logitech.com cisco.com vmware.com docker.com kubernetes.io python.org swift.org gnu.org
    linux.org ubuntu.com debian.org apache.org w3.org ietf.org w3schools.com codecademy.com gitlab.com
    bitbucket.org sourceforge.net npmjs.com jquery.com nodejs.org php.net mysql.com mongodb.com
    postgresql.org sqlite.org cloudflare.com duckduckgo.com ask.com mozilla.org aol.com yandex.ru baidu.com
    qq.com taobao.com tmall.com weibo.com vk.com mail.ru naver.com rakuten.co.jp alibaba.com aliexpress.com
    telegram.org signal.org discordapp.com snapchat.com viber.com line.me zoom.us webex.com box.com mega.nz
    wetransfer.com speedtest.net fast.com change.org kickstarter.com indiegogo.com gofundme.com patreon.com
    redcross.org unicef.org wikimedia.org wiktionary.org creativecommons.org eff.org aclu.org fsf.org usa.gov
    whitehouse.gov senate.gov house.gov loc.gov si.edu nationalgeographic.com smithsonianmag.com history.com
    biography.com discovery.com animalplanet.com howstuffworks.com sciencedaily.com nature.com sciencemag.org
    space.com accuweather.com wunderground.com mapquest.com openstreetmap.org waze.com
    """
}
