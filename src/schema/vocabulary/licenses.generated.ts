/*! Made by scripts/generate.mjs from the SPDX License List in spdx-license-list 6.12.0 (CC0-1.0), spdx-license-ids 3.0.24 (CC0-1.0), spdx-exceptions 2.5.0 (CC-BY-3.0). Do not edit. */

/** One licence a line: identifier, name, a dash if deprecated, an address of its text. */
export const licenseRows = `\
0BSD	BSD Zero Clause License		http://landley.net/toybox/license.html
3D-Slicer-1.0	3D Slicer License v1.0		https://slicer.org/LICENSE
AAL	Attribution Assurance License		https://opensource.org/licenses/attribution
ADSL	Amazon Digital Services License		https://fedoraproject.org/wiki/Licensing/AmazonDigitalServicesLicense
AFL-1.1	Academic Free License v1.1		http://opensource.linux-mirror.org/licenses/afl-1.1.txt
AFL-1.2	Academic Free License v1.2		http://opensource.linux-mirror.org/licenses/afl-1.2.txt
AFL-2.0	Academic Free License v2.0		http://wayback.archive.org/web/20060924134533/http://www.opensource.org/licenses/afl-2.0.txt
AFL-2.1	Academic Free License v2.1		http://opensource.linux-mirror.org/licenses/afl-2.1.txt
AFL-3.0	Academic Free License v3.0		http://www.rosenlaw.com/AFL3.0.htm
AGPL-1.0	Affero General Public License v1.0	-	http://www.affero.org/oagpl.html
AGPL-1.0-only	Affero General Public License v1.0 only		http://www.affero.org/oagpl.html
AGPL-1.0-or-later	Affero General Public License v1.0 or later		http://www.affero.org/oagpl.html
AGPL-3.0	GNU Affero General Public License v3.0	-	https://www.gnu.org/licenses/agpl.txt
AGPL-3.0-only	GNU Affero General Public License v3.0 only		https://www.gnu.org/licenses/agpl.txt
AGPL-3.0-or-later	GNU Affero General Public License v3.0 or later		https://www.gnu.org/licenses/agpl.txt
ALGLIB-Documentation	ALGLIB Documentation License
AMD-newlib	AMD newlib License		https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/sys/a29khif/_close.S;h=04f52ae00de1dafbd9055ad8d73c5c697a3aae7f;hb=HEAD
AMDPLPA	AMD's plpa_map.c License		https://fedoraproject.org/wiki/Licensing/AMD_plpa_map_License
AML	Apple MIT License		https://fedoraproject.org/wiki/Licensing/Apple_MIT_License
AML-glslang	AML glslang variant License		https://github.com/KhronosGroup/glslang/blob/main/LICENSE.txt#L949
AMPAS	Academy of Motion Picture Arts and Sciences BSD		https://fedoraproject.org/wiki/Licensing/BSD#AMPASBSD
ANTLR-PD	ANTLR Software Rights Notice		http://www.antlr2.org/license.html
ANTLR-PD-fallback	ANTLR Software Rights Notice with license fallback		http://www.antlr2.org/license.html
APAFML	Adobe Postscript AFM License		https://fedoraproject.org/wiki/Licensing/AdobePostscriptAFM
APL-1.0	Adaptive Public License 1.0		https://opensource.org/licenses/APL-1.0
APSL-1.0	Apple Public Source License 1.0		https://fedoraproject.org/wiki/Licensing/Apple_Public_Source_License_1.0
APSL-1.1	Apple Public Source License 1.1		http://www.opensource.apple.com/source/IOSerialFamily/IOSerialFamily-7/APPLE_LICENSE
APSL-1.2	Apple Public Source License 1.2		http://www.samurajdata.se/opensource/mirror/licenses/apsl.php
APSL-2.0	Apple Public Source License 2.0		http://www.opensource.apple.com/license/apsl/
ASWF-Digital-Assets-1.0	ASWF Digital Assets License version 1.0		https://github.com/AcademySoftwareFoundation/foundation/blob/main/digital_assets/aswf_digital_assets_license_v1.0.txt
ASWF-Digital-Assets-1.1	ASWF Digital Assets License 1.1		https://github.com/AcademySoftwareFoundation/foundation/blob/main/digital_assets/aswf_digital_assets_license_v1.1.txt
Abstyles	Abstyles License		https://fedoraproject.org/wiki/Licensing/Abstyles
AdaCore-doc	AdaCore Doc License		https://github.com/AdaCore/xmlada/blob/master/docs/index.rst
Adobe-2006	Adobe Systems Incorporated Source Code License Agreement		https://fedoraproject.org/wiki/Licensing/AdobeLicense
Adobe-Display-PostScript	Adobe Display PostScript License		https://gitlab.freedesktop.org/xorg/xserver/-/blob/master/COPYING?ref_type=heads#L752
Adobe-Glyph	Adobe Glyph List License		https://fedoraproject.org/wiki/Licensing/MIT#AdobeGlyph
Adobe-Utopia	Adobe Utopia Font License		https://gitlab.freedesktop.org/xorg/font/adobe-utopia-100dpi/-/blob/master/COPYING?ref_type=heads
Advanced-Cryptics-Dictionary	Advanced Cryptics Dictionary License		https://ftp.gnu.org/gnu/aspell/dict/en/aspell6-en-2020.12.07-0.tar.bz2
Afmparse	Afmparse License		https://fedoraproject.org/wiki/Licensing/Afmparse
Aladdin	Aladdin Free Public License		http://pages.cs.wisc.edu/~ghost/doc/AFPL/6.01/Public.htm
Apache-1.0	Apache License 1.0		http://www.apache.org/licenses/LICENSE-1.0
Apache-1.1	Apache License 1.1		http://apache.org/licenses/LICENSE-1.1
Apache-2.0	Apache License 2.0		https://www.apache.org/licenses/LICENSE-2.0
App-s2p	App::s2p License		https://fedoraproject.org/wiki/Licensing/App-s2p
Arphic-1999	Arphic Public License		http://ftp.gnu.org/gnu/non-gnu/chinese-fonts-truetype/LICENSE
Artistic-1.0	Artistic License 1.0		https://opensource.org/licenses/Artistic-1.0
Artistic-1.0-Perl	Artistic License 1.0 (Perl)		http://dev.perl.org/licenses/artistic.html
Artistic-1.0-cl8	Artistic License 1.0 w/clause 8		https://opensource.org/licenses/Artistic-1.0
Artistic-2.0	Artistic License 2.0		http://www.perlfoundation.org/artistic_license_2_0
Artistic-dist	Artistic License 1.0 (dist)		https://github.com/pexip/os-perl/blob/833cf4c86cc465ccfc627ff16db67e783156a248/debian/copyright#L2720-L2845
Aspell-RU	Aspell Russian License		https://ftp.gnu.org/gnu/aspell/dict/ru/aspell6-ru-0.99f7-1.tar.bz2
BOLA-1.1	Buena Onda License Agreement v1.1		https://blitiri.com.ar/p/bola/
BSD-1-Clause	BSD 1-Clause License		https://svnweb.freebsd.org/base/head/include/ifaddrs.h?revision=326823
BSD-2-Clause	BSD 2-Clause "Simplified" License		https://opensource.org/licenses/BSD-2-Clause
BSD-2-Clause-Darwin	BSD 2-Clause - Ian Darwin variant		https://github.com/file/file/blob/master/COPYING
BSD-2-Clause-FreeBSD	BSD 2-Clause FreeBSD License	-	http://www.freebsd.org/copyright/freebsd-license.html
BSD-2-Clause-NetBSD	BSD 2-Clause NetBSD License	-	http://www.netbsd.org/about/redistribution.html#default
BSD-2-Clause-Patent	BSD-2-Clause Plus Patent License		https://opensource.org/licenses/BSDplusPatent
BSD-2-Clause-Views	BSD 2-Clause with views sentence		http://www.freebsd.org/copyright/freebsd-license.html
BSD-2-Clause-first-lines	BSD 2-Clause - first lines requirement		https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L664-L690
BSD-2-Clause-pkgconf-disclaimer	BSD 2-Clause pkgconf disclaimer variant		https://github.com/audacious-media-player/audacious/blob/master/src/audacious/main.cc
BSD-2-Clause-pos-unchanged	BSD-2-Clause-pos-unchanged
BSD-3-Clause	BSD 3-Clause "New" or "Revised" License		https://opensource.org/licenses/BSD-3-Clause
BSD-3-Clause-Attribution	BSD with attribution		https://fedoraproject.org/wiki/Licensing/BSD_with_Attribution
BSD-3-Clause-Clear	BSD 3-Clause Clear License		http://labs.metacarta.com/license-explanation.html#license
BSD-3-Clause-HP	Hewlett-Packard BSD variant license		https://github.com/zdohnal/hplip/blob/master/COPYING#L939
BSD-3-Clause-LBNL	Lawrence Berkeley National Labs BSD variant license		https://fedoraproject.org/wiki/Licensing/LBNLBSD
BSD-3-Clause-Modification	BSD 3-Clause Modification		https://fedoraproject.org/wiki/Licensing:BSD#Modification_Variant
BSD-3-Clause-No-Military-License	BSD 3-Clause No Military License		https://gitlab.syncad.com/hive/dhive/-/blob/master/LICENSE
BSD-3-Clause-No-Nuclear-License	BSD 3-Clause No Nuclear License		http://download.oracle.com/otn-pub/java/licenses/bsd.txt
BSD-3-Clause-No-Nuclear-License-2014	BSD 3-Clause No Nuclear License 2014		https://java.net/projects/javaeetutorial/pages/BerkeleyLicense
BSD-3-Clause-No-Nuclear-Warranty	BSD 3-Clause No Nuclear Warranty		https://jogamp.org/git/?p=gluegen.git;a=blob_plain;f=LICENSE.txt
BSD-3-Clause-Open-MPI	BSD 3-Clause Open MPI variant		https://www.open-mpi.org/community/license.php
BSD-3-Clause-OpenWebUI	BSD-3-Clause-OpenWebUI
BSD-3-Clause-Sun	BSD 3-Clause Sun Microsystems		https://github.com/xmlark/msv/blob/b9316e2f2270bc1606952ea4939ec87fbba157f3/xsdlib/src/main/java/com/sun/msv/datatype/regexp/InternalImpl.java
BSD-3-Clause-Tso	BSD 3-Clause Tso variant		https://www.x.org/archive/current/doc/xorg-docs/License.html#Theodore_Tso
BSD-3-Clause-acpica	BSD 3-Clause acpica variant		https://github.com/acpica/acpica/blob/master/source/common/acfileio.c#L119
BSD-3-Clause-flex	BSD 3-Clause Flex variant		https://github.com/westes/flex/blob/master/COPYING
BSD-4-Clause	BSD 4-Clause "Original" or "Old" License		http://directory.fsf.org/wiki/License:BSD_4Clause
BSD-4-Clause-Shortened	BSD 4 Clause Shortened		https://metadata.ftp-master.debian.org/changelogs//main/a/arpwatch/arpwatch_2.1a15-7_copyright
BSD-4-Clause-UC	BSD-4-Clause (University of California-Specific)		http://www.freebsd.org/copyright/license.html
BSD-4.3RENO	BSD 4.3 RENO License		https://sourceware.org/git/?p=binutils-gdb.git;a=blob;f=libiberty/strcasecmp.c;h=131d81c2ce7881fa48c363dc5bf5fb302c61ce0b;hb=HEAD
BSD-4.3TAHOE	BSD 4.3 TAHOE License		https://github.com/389ds/389-ds-base/blob/main/ldap/include/sysexits-compat.h#L15
BSD-Advertising-Acknowledgement	BSD Advertising Acknowledgement License		https://github.com/python-excel/xlrd/blob/master/LICENSE#L33
BSD-Attribution-HPND-disclaimer	BSD with Attribution and HPND disclaimer		https://github.com/cyrusimap/cyrus-sasl/blob/master/COPYING
BSD-Inferno-Nettverk	BSD-Inferno-Nettverk		https://www.inet.no/dante/LICENSE
BSD-Mark-Modifications	BSD Mark Modifications License		https://ftp.gnu.org/gnu/aspell/dict/en/aspell6-en-2020.12.07-0.tar.bz2
BSD-Protection	BSD Protection License		https://fedoraproject.org/wiki/Licensing/BSD_Protection_License
BSD-Source-Code	BSD Source Code Attribution		https://github.com/robbiehanson/CocoaHTTPServer/blob/master/LICENSE.txt
BSD-Source-Code-no-disclaimer	BSD-Source-Code-no-disclaimer
BSD-Source-alt-GPL	BSD-Source-alt-GPL
BSD-Source-beginning-file	BSD Source Code Attribution - beginning of file variant		https://github.com/lattera/freebsd/blob/master/sys/cam/cam.c#L4
BSD-Systemics	Systemics BSD variant license		https://metacpan.org/release/DPARIS/Crypt-DES-2.07/source/COPYRIGHT
BSD-Systemics-W3Works	Systemics W3Works BSD variant license		https://metacpan.org/release/DPARIS/Crypt-Blowfish-2.14/source/COPYRIGHT#L7
BSD-ask-to-endorse	BSD-ask-to-endorse
BSL-1.0	Boost Software License 1.0		http://www.boost.org/LICENSE_1_0.txt
BUSL-1.1	Business Source License 1.1		https://mariadb.com/bsl11/
Baekmuk	Baekmuk License		https://fedoraproject.org/wiki/Licensing:Baekmuk?rd=Licensing/Baekmuk
Bahyph	Bahyph License		https://fedoraproject.org/wiki/Licensing/Bahyph
Barr	Barr License		https://fedoraproject.org/wiki/Licensing/Barr
Beerware	Beerware License		https://fedoraproject.org/wiki/Licensing/Beerware
BitTorrent-1.0	BitTorrent Open Source License v1.0		http://sources.gentoo.org/cgi-bin/viewvc.cgi/gentoo-x86/licenses/BitTorrent?r1=1.1&r2=1.1.1.1&diff_format=s
BitTorrent-1.1	BitTorrent Open Source License v1.1		http://directory.fsf.org/wiki/License:BitTorrentOSL1.1
Bitstream-Charter	Bitstream Charter Font License		https://fedoraproject.org/wiki/Licensing/Charter#License_Text
Bitstream-Vera	Bitstream Vera Font License		https://web.archive.org/web/20080207013128/http://www.gnome.org/fonts/
BlueOak-1.0.0	Blue Oak Model License 1.0.0		https://blueoakcouncil.org/license/1.0.0
Boehm-GC	Boehm-Demers-Weiser GC License		https://fedoraproject.org/wiki/Licensing:MIT#Another_Minimal_variant_(found_in_libatomic_ops)
Boehm-GC-without-fee	Boehm-Demers-Weiser GC License (without fee)		https://github.com/MariaDB/server/blob/11.6/libmysqld/lib_sql.cc
Borceux	Borceux license		https://fedoraproject.org/wiki/Licensing/Borceux
Brian-Gladman-2-Clause	Brian Gladman 2-Clause License		https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L140-L156
Brian-Gladman-3-Clause	Brian Gladman 3-Clause License		https://github.com/SWI-Prolog/packages-clib/blob/master/sha1/brg_endian.h
Brian-Gladman-3-Clause-no-conversion	Brian-Gladman-3-Clause-no-conversion
Buddy	Buddy License		https://sourceforge.net/p/buddy/gitcode/ci/master/tree/README
Bugroff	Bugroff
C-UDA-1.0	Computational Use of Data Agreement v1.0		https://github.com/microsoft/Computational-Use-of-Data-Agreement/blob/master/C-UDA-1.0.md
CAL-1.0	Cryptographic Autonomy License 1.0		http://cryptographicautonomylicense.com/license-text.html
CAL-1.0-Combined-Work-Exception	Cryptographic Autonomy License 1.0 (Combined Work Exception)		http://cryptographicautonomylicense.com/license-text.html
CAPEC-tou	Common Attack Pattern Enumeration and Classification License		https://capec.mitre.org/about/termsofuse.html
CATOSL-1.1	Computer Associates Trusted Open Source License 1.1		https://opensource.org/licenses/CATOSL-1.1
CC-BY-1.0	Creative Commons Attribution 1.0 Generic		https://creativecommons.org/licenses/by/1.0/legalcode
CC-BY-2.0	Creative Commons Attribution 2.0 Generic		https://creativecommons.org/licenses/by/2.0/legalcode
CC-BY-2.5	Creative Commons Attribution 2.5 Generic		https://creativecommons.org/licenses/by/2.5/legalcode
CC-BY-2.5-AU	Creative Commons Attribution 2.5 Australia		https://creativecommons.org/licenses/by/2.5/au/legalcode
CC-BY-3.0	Creative Commons Attribution 3.0 Unported		https://creativecommons.org/licenses/by/3.0/legalcode
CC-BY-3.0-AT	Creative Commons Attribution 3.0 Austria		https://creativecommons.org/licenses/by/3.0/at/legalcode
CC-BY-3.0-AU	Creative Commons Attribution 3.0 Australia		https://creativecommons.org/licenses/by/3.0/au/legalcode
CC-BY-3.0-DE	Creative Commons Attribution 3.0 Germany		https://creativecommons.org/licenses/by/3.0/de/legalcode
CC-BY-3.0-IGO	Creative Commons Attribution 3.0 IGO		https://creativecommons.org/licenses/by/3.0/igo/legalcode
CC-BY-3.0-NL	Creative Commons Attribution 3.0 Netherlands		https://creativecommons.org/licenses/by/3.0/nl/legalcode
CC-BY-3.0-US	Creative Commons Attribution 3.0 United States		https://creativecommons.org/licenses/by/3.0/us/legalcode
CC-BY-4.0	Creative Commons Attribution 4.0 International		https://creativecommons.org/licenses/by/4.0/legalcode
CC-BY-NC-1.0	Creative Commons Attribution Non Commercial 1.0 Generic		https://creativecommons.org/licenses/by-nc/1.0/legalcode
CC-BY-NC-2.0	Creative Commons Attribution Non Commercial 2.0 Generic		https://creativecommons.org/licenses/by-nc/2.0/legalcode
CC-BY-NC-2.5	Creative Commons Attribution Non Commercial 2.5 Generic		https://creativecommons.org/licenses/by-nc/2.5/legalcode
CC-BY-NC-3.0	Creative Commons Attribution Non Commercial 3.0 Unported		https://creativecommons.org/licenses/by-nc/3.0/legalcode
CC-BY-NC-3.0-DE	Creative Commons Attribution Non Commercial 3.0 Germany		https://creativecommons.org/licenses/by-nc/3.0/de/legalcode
CC-BY-NC-3.0-IGO	CC-BY-NC-3.0-IGO
CC-BY-NC-4.0	Creative Commons Attribution Non Commercial 4.0 International		https://creativecommons.org/licenses/by-nc/4.0/legalcode
CC-BY-NC-ND-1.0	Creative Commons Attribution Non Commercial No Derivatives 1.0 Generic		https://creativecommons.org/licenses/by-nd-nc/1.0/legalcode
CC-BY-NC-ND-2.0	Creative Commons Attribution Non Commercial No Derivatives 2.0 Generic		https://creativecommons.org/licenses/by-nc-nd/2.0/legalcode
CC-BY-NC-ND-2.5	Creative Commons Attribution Non Commercial No Derivatives 2.5 Generic		https://creativecommons.org/licenses/by-nc-nd/2.5/legalcode
CC-BY-NC-ND-3.0	Creative Commons Attribution Non Commercial No Derivatives 3.0 Unported		https://creativecommons.org/licenses/by-nc-nd/3.0/legalcode
CC-BY-NC-ND-3.0-DE	Creative Commons Attribution Non Commercial No Derivatives 3.0 Germany		https://creativecommons.org/licenses/by-nc-nd/3.0/de/legalcode
CC-BY-NC-ND-3.0-IGO	Creative Commons Attribution Non Commercial No Derivatives 3.0 IGO		https://creativecommons.org/licenses/by-nc-nd/3.0/igo/legalcode
CC-BY-NC-ND-4.0	Creative Commons Attribution Non Commercial No Derivatives 4.0 International		https://creativecommons.org/licenses/by-nc-nd/4.0/legalcode
CC-BY-NC-SA-1.0	Creative Commons Attribution Non Commercial Share Alike 1.0 Generic		https://creativecommons.org/licenses/by-nc-sa/1.0/legalcode
CC-BY-NC-SA-2.0	Creative Commons Attribution Non Commercial Share Alike 2.0 Generic		https://creativecommons.org/licenses/by-nc-sa/2.0/legalcode
CC-BY-NC-SA-2.0-DE	Creative Commons Attribution Non Commercial Share Alike 2.0 Germany		https://creativecommons.org/licenses/by-nc-sa/2.0/de/legalcode
CC-BY-NC-SA-2.0-FR	Creative Commons Attribution-NonCommercial-ShareAlike 2.0 France		https://creativecommons.org/licenses/by-nc-sa/2.0/fr/legalcode
CC-BY-NC-SA-2.0-UK	Creative Commons Attribution Non Commercial Share Alike 2.0 England and Wales		https://creativecommons.org/licenses/by-nc-sa/2.0/uk/legalcode
CC-BY-NC-SA-2.5	Creative Commons Attribution Non Commercial Share Alike 2.5 Generic		https://creativecommons.org/licenses/by-nc-sa/2.5/legalcode
CC-BY-NC-SA-3.0	Creative Commons Attribution Non Commercial Share Alike 3.0 Unported		https://creativecommons.org/licenses/by-nc-sa/3.0/legalcode
CC-BY-NC-SA-3.0-DE	Creative Commons Attribution Non Commercial Share Alike 3.0 Germany		https://creativecommons.org/licenses/by-nc-sa/3.0/de/legalcode
CC-BY-NC-SA-3.0-IGO	Creative Commons Attribution Non Commercial Share Alike 3.0 IGO		https://creativecommons.org/licenses/by-nc-sa/3.0/igo/legalcode
CC-BY-NC-SA-4.0	Creative Commons Attribution Non Commercial Share Alike 4.0 International		https://creativecommons.org/licenses/by-nc-sa/4.0/legalcode
CC-BY-ND-1.0	Creative Commons Attribution No Derivatives 1.0 Generic		https://creativecommons.org/licenses/by-nd/1.0/legalcode
CC-BY-ND-2.0	Creative Commons Attribution No Derivatives 2.0 Generic		https://creativecommons.org/licenses/by-nd/2.0/legalcode
CC-BY-ND-2.5	Creative Commons Attribution No Derivatives 2.5 Generic		https://creativecommons.org/licenses/by-nd/2.5/legalcode
CC-BY-ND-3.0	Creative Commons Attribution No Derivatives 3.0 Unported		https://creativecommons.org/licenses/by-nd/3.0/legalcode
CC-BY-ND-3.0-DE	Creative Commons Attribution No Derivatives 3.0 Germany		https://creativecommons.org/licenses/by-nd/3.0/de/legalcode
CC-BY-ND-4.0	Creative Commons Attribution No Derivatives 4.0 International		https://creativecommons.org/licenses/by-nd/4.0/legalcode
CC-BY-SA-1.0	Creative Commons Attribution Share Alike 1.0 Generic		https://creativecommons.org/licenses/by-sa/1.0/legalcode
CC-BY-SA-2.0	Creative Commons Attribution Share Alike 2.0 Generic		https://creativecommons.org/licenses/by-sa/2.0/legalcode
CC-BY-SA-2.0-UK	Creative Commons Attribution Share Alike 2.0 England and Wales		https://creativecommons.org/licenses/by-sa/2.0/uk/legalcode
CC-BY-SA-2.1-JP	Creative Commons Attribution Share Alike 2.1 Japan		https://creativecommons.org/licenses/by-sa/2.1/jp/legalcode
CC-BY-SA-2.5	Creative Commons Attribution Share Alike 2.5 Generic		https://creativecommons.org/licenses/by-sa/2.5/legalcode
CC-BY-SA-3.0	Creative Commons Attribution Share Alike 3.0 Unported		https://creativecommons.org/licenses/by-sa/3.0/legalcode
CC-BY-SA-3.0-AT	Creative Commons Attribution Share Alike 3.0 Austria		https://creativecommons.org/licenses/by-sa/3.0/at/legalcode
CC-BY-SA-3.0-DE	Creative Commons Attribution Share Alike 3.0 Germany		https://creativecommons.org/licenses/by-sa/3.0/de/legalcode
CC-BY-SA-3.0-IGO	Creative Commons Attribution-ShareAlike 3.0 IGO		https://creativecommons.org/licenses/by-sa/3.0/igo/legalcode
CC-BY-SA-4.0	Creative Commons Attribution Share Alike 4.0 International		https://creativecommons.org/licenses/by-sa/4.0/legalcode
CC-PDDC	Creative Commons Public Domain Dedication and Certification		https://creativecommons.org/licenses/publicdomain/
CC-PDM-1.0	Creative Commons Public Domain Mark 1.0 Universal		https://creativecommons.org/publicdomain/mark/1.0/
CC-SA-1.0	Creative Commons Share Alike 1.0 Generic		https://creativecommons.org/licenses/sa/1.0/legalcode
CC0-1.0	Creative Commons Zero v1.0 Universal		https://creativecommons.org/publicdomain/zero/1.0/legalcode
CDDL-1.0	Common Development and Distribution License 1.0		https://opensource.org/licenses/cddl1
CDDL-1.1	Common Development and Distribution License 1.1		http://glassfish.java.net/public/CDDL+GPL_1_1.html
CDL-1.0	Common Documentation License 1.0		http://www.opensource.apple.com/cdl/
CDLA-Permissive-1.0	Community Data License Agreement Permissive 1.0		https://cdla.io/permissive-1-0
CDLA-Permissive-2.0	Community Data License Agreement Permissive 2.0		https://cdla.dev/permissive-2-0
CDLA-Sharing-1.0	Community Data License Agreement Sharing 1.0		https://cdla.io/sharing-1-0
CECILL-1.0	CeCILL Free Software License Agreement v1.0		http://www.cecill.info/licences/Licence_CeCILL_V1-fr.html
CECILL-1.1	CeCILL Free Software License Agreement v1.1		http://www.cecill.info/licences/Licence_CeCILL_V1.1-US.html
CECILL-2.0	CeCILL Free Software License Agreement v2.0		http://www.cecill.info/licences/Licence_CeCILL_V2-en.html
CECILL-2.1	CeCILL Free Software License Agreement v2.1		http://www.cecill.info/licences/Licence_CeCILL_V2.1-en.html
CECILL-B	CeCILL-B Free Software License Agreement		http://www.cecill.info/licences/Licence_CeCILL-B_V1-en.html
CECILL-C	CeCILL-C Free Software License Agreement		http://www.cecill.info/licences/Licence_CeCILL-C_V1-en.html
CERN-OHL-1.1	CERN Open Hardware Licence v1.1		https://www.ohwr.org/project/licenses/wikis/cern-ohl-v1.1
CERN-OHL-1.2	CERN Open Hardware Licence v1.2		https://www.ohwr.org/project/licenses/wikis/cern-ohl-v1.2
CERN-OHL-P-2.0	CERN Open Hardware Licence Version 2 - Permissive		https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2
CERN-OHL-S-2.0	CERN Open Hardware Licence Version 2 - Strongly Reciprocal		https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2
CERN-OHL-W-2.0	CERN Open Hardware Licence Version 2 - Weakly Reciprocal		https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2
CFITSIO	CFITSIO License		https://heasarc.gsfc.nasa.gov/docs/software/fitsio/c/f_user/node9.html
CMU-Mach	CMU Mach License		https://www.cs.cmu.edu/~410/licenses.html
CMU-Mach-nodoc	CMU Mach - no notices-in-documentation variant		https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L718-L728
CNRI-Jython	CNRI Jython License		http://www.jython.org/license.html
CNRI-Python	CNRI Python License		https://opensource.org/licenses/CNRI-Python
CNRI-Python-GPL-Compatible	CNRI Python Open Source GPL Compatible License Agreement		http://www.python.org/download/releases/1.6.1/download_win/
COIL-1.0	Copyfree Open Innovation License		https://coil.apotheon.org/plaintext/01.0.txt
CPAL-1.0	Common Public Attribution License 1.0		https://opensource.org/licenses/CPAL-1.0
CPL-1.0	Common Public License 1.0		https://opensource.org/licenses/CPL-1.0
CPOL-1.02	Code Project Open License 1.02		http://www.codeproject.com/info/cpol10.aspx
CUA-OPL-1.0	CUA Office Public License v1.0		https://opensource.org/licenses/CUA-OPL-1.0
Caldera	Caldera License		http://www.lemis.com/grog/UNIX/ancient-source-all.pdf
Caldera-no-preamble	Caldera License (without preamble)		https://github.com/apache/apr/blob/trunk/LICENSE#L298C6-L298C29
Catharon	Catharon License		https://github.com/scummvm/scummvm/blob/v2.8.0/LICENSES/CatharonLicense.txt
ClArtistic	Clarified Artistic License		http://gianluca.dellavedova.org/2011/01/03/clarified-artistic-license/
Clips	Clips License		https://github.com/DrItanium/maya/blob/master/LICENSE.CLIPS
Community-Spec-1.0	Community Specification License 1.0		https://github.com/CommunitySpecification/1.0/blob/master/1._Community_Specification_License-v1.md
Condor-1.1	Condor Public License v1.1		http://research.cs.wisc.edu/condor/license.html#condor
Cornell-Lossless-JPEG	Cornell Lossless JPEG License		https://android.googlesource.com/platform/external/dng_sdk/+/refs/heads/master/source/dng_lossless_jpeg.cpp#16
Cronyx	Cronyx License		https://gitlab.freedesktop.org/xorg/font/alias/-/blob/master/COPYING
Crossword	Crossword License		https://fedoraproject.org/wiki/Licensing/Crossword
CryptoSwift	CryptoSwift License		https://github.com/krzyzanowskim/CryptoSwift/blob/main/LICENSE
CrystalStacker	CrystalStacker License		https://fedoraproject.org/wiki/Licensing:CrystalStacker?rd=Licensing/CrystalStacker
Cube	Cube License		https://fedoraproject.org/wiki/Licensing/Cube
D-FSL-1.0	Deutsche Freie Software Lizenz		http://www.dipp.nrw.de/d-fsl/lizenzen/
DEC-3-Clause	DEC 3-Clause License		https://gitlab.freedesktop.org/xorg/xserver/-/blob/master/COPYING?ref_type=heads#L239
DL-DE-BY-2.0	Data licence Germany – attribution – version 2.0		https://www.govdata.de/dl-de/by-2-0
DL-DE-ZERO-2.0	Data licence Germany – zero – version 2.0		https://www.govdata.de/dl-de/zero-2-0
DOC	DOC License		http://www.cs.wustl.edu/~schmidt/ACE-copying.html
DRL-1.0	Detection Rule License 1.0		https://github.com/Neo23x0/sigma/blob/master/LICENSE.Detection.Rules.md
DRL-1.1	Detection Rule License 1.1		https://github.com/SigmaHQ/Detection-Rule-License/blob/6ec7fbde6101d101b5b5d1fcb8f9b69fbc76c04a/LICENSE.Detection.Rules.md
DSDP	DSDP License		https://fedoraproject.org/wiki/Licensing/DSDP
DocBook-DTD	DocBook DTD License		http://www.docbook.org/xml/simple/1.1/docbook-simple-1.1.zip
DocBook-Schema	DocBook Schema License		https://github.com/docbook/xslt10-stylesheets/blob/efd62655c11cc8773708df7a843613fa1e932bf8/xsl/assembly/schema/docbook51b7.rnc
DocBook-Stylesheet	DocBook Stylesheet License		http://www.docbook.org/xml/5.0/docbook-5.0.zip
DocBook-XML	DocBook XML License		https://github.com/docbook/xslt10-stylesheets/blob/efd62655c11cc8773708df7a843613fa1e932bf8/xsl/COPYING#L27
Dotseqn	Dotseqn License		https://fedoraproject.org/wiki/Licensing/Dotseqn
ECL-1.0	Educational Community License v1.0		https://opensource.org/licenses/ECL-1.0
ECL-2.0	Educational Community License v2.0		https://opensource.org/licenses/ECL-2.0
EFL-1.0	Eiffel Forum License v1.0		http://www.eiffel-nice.org/license/forum.txt
EFL-2.0	Eiffel Forum License v2.0		http://www.eiffel-nice.org/license/eiffel-forum-license-2.html
EPICS	EPICS Open License		https://epics.anl.gov/license/open.php
EPL-1.0	Eclipse Public License 1.0		http://www.eclipse.org/legal/epl-v10.html
EPL-2.0	Eclipse Public License 2.0		https://www.eclipse.org/legal/epl-2.0
ESA-PL-permissive-2.4	European Space Agency Public License – v2.4 – Permissive (Type 3)		https://essr.esa.int/license/european-space-agency-public-license-v2-4-permissive-type-3
ESA-PL-strong-copyleft-2.4	European Space Agency Public License (ESA-PL) - V2.4 - Strong Copyleft (Type 1)		https://essr.esa.int/license/european-space-agency-public-license-v2-4-strong-copyleft-type-1
ESA-PL-weak-copyleft-2.4	European Space Agency Public License – v2.4 – Weak Copyleft (Type 2)		https://essr.esa.int/license/european-space-agency-public-license-v2-4-weak-copyleft-type-2
EUDatagrid	EU DataGrid Software License		http://eu-datagrid.web.cern.ch/eu-datagrid/license.html
EUPL-1.0	European Union Public License 1.0		http://ec.europa.eu/idabc/en/document/7330.html
EUPL-1.1	European Union Public License 1.1		https://joinup.ec.europa.eu/software/page/eupl/licence-eupl
EUPL-1.2	European Union Public License 1.2		https://joinup.ec.europa.eu/page/eupl-text-11-12
Elastic-2.0	Elastic License 2.0		https://www.elastic.co/licensing/elastic-license
Entessa	Entessa Public License v1.0		https://opensource.org/licenses/Entessa
ErlPL-1.1	Erlang Public License v1.1		http://www.erlang.org/EPLICENSE
Eurosym	Eurosym License		https://fedoraproject.org/wiki/Licensing/Eurosym
FBM	Fuzzy Bitmap License		https://github.com/SWI-Prolog/packages-xpce/blob/161a40cd82004f731ba48024f9d30af388a7edf5/src/img/gifwrite.c#L21-L26
FDK-AAC	Fraunhofer FDK AAC Codec Library		https://fedoraproject.org/wiki/Licensing/FDK-AAC
FDK-MPEG-H	FDK-MPEG-H
FSFAP	FSF All Permissive License		https://www.gnu.org/prep/maintain/html_node/License-Notices-for-Other-Files.html
FSFAP-no-warranty-disclaimer	FSF All Permissive License (without Warranty)		https://git.savannah.gnu.org/cgit/wget.git/tree/util/trunc.c?h=v1.21.3&id=40747a11e44ced5a8ac628a41f879ced3e2ebce9#n6
FSFUL	FSF Unlimited License		https://fedoraproject.org/wiki/Licensing/FSF_Unlimited_License
FSFULLR	FSF Unlimited License (with License Retention)		https://fedoraproject.org/wiki/Licensing/FSF_Unlimited_License#License_Retention_Variant
FSFULLRSD	FSF Unlimited License (with License Retention and Short Disclaimer)		https://git.savannah.gnu.org/cgit/gnulib.git/tree/modules/COPYING?id=7b08932179d0d6b017f7df01a2ddf6e096b038e3
FSFULLRWD	FSF Unlimited License (With License Retention and Warranty Disclaimer)		https://lists.gnu.org/archive/html/autoconf/2012-04/msg00061.html
FSL-1.1-ALv2	Functional Source License, Version 1.1, ALv2 Future License		https://fsl.software/FSL-1.1-ALv2.template.md
FSL-1.1-MIT	Functional Source License, Version 1.1, MIT Future License		https://fsl.software/FSL-1.1-MIT.template.md
FTL	Freetype Project License		http://freetype.fis.uniroma2.it/FTL.TXT
Fair	Fair License		https://web.archive.org/web/20150926120323/http://fairlicense.org/
Ferguson-Twofish	Ferguson Twofish License		https://github.com/wernerd/ZRTPCPP/blob/6b3cd8e6783642292bad0c21e3e5e5ce45ff3e03/cryptcommon/twofish.c#L113C3-L127
Frameworx-1.0	Frameworx Open License 1.0		https://opensource.org/licenses/Frameworx-1.0
FreeBSD-DOC	FreeBSD Documentation License		https://www.freebsd.org/copyright/freebsd-doc-license/
FreeImage	FreeImage Public License v1.0		http://freeimage.sourceforge.net/freeimage-license.txt
Furuseth	Furuseth License		https://git.openldap.org/openldap/openldap/-/blob/master/COPYRIGHT?ref_type=heads#L39-51
GCR-docs	Gnome GCR Documentation License		https://github.com/GNOME/gcr/blob/master/docs/COPYING
GD	GD License		https://libgd.github.io/manuals/2.3.0/files/license-txt.html
GFDL-1.1	GNU Free Documentation License v1.1	-	https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-invariants-only	GNU Free Documentation License v1.1 only - invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-invariants-or-later	GNU Free Documentation License v1.1 or later - invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-no-invariants-only	GNU Free Documentation License v1.1 only - no invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-no-invariants-or-later	GNU Free Documentation License v1.1 or later - no invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-only	GNU Free Documentation License v1.1 only		https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.1-or-later	GNU Free Documentation License v1.1 or later		https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt
GFDL-1.2	GNU Free Documentation License v1.2	-	https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-invariants-only	GNU Free Documentation License v1.2 only - invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-invariants-or-later	GNU Free Documentation License v1.2 or later - invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-no-invariants-only	GNU Free Documentation License v1.2 only - no invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-no-invariants-or-later	GNU Free Documentation License v1.2 or later - no invariants		https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-only	GNU Free Documentation License v1.2 only		https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.2-or-later	GNU Free Documentation License v1.2 or later		https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt
GFDL-1.3	GNU Free Documentation License v1.3	-	https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-invariants-only	GNU Free Documentation License v1.3 only - invariants		https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-invariants-or-later	GNU Free Documentation License v1.3 or later - invariants		https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-no-invariants-only	GNU Free Documentation License v1.3 only - no invariants		https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-no-invariants-or-later	GNU Free Documentation License v1.3 or later - no invariants		https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-only	GNU Free Documentation License v1.3 only		https://www.gnu.org/licenses/fdl-1.3.txt
GFDL-1.3-or-later	GNU Free Documentation License v1.3 or later		https://www.gnu.org/licenses/fdl-1.3.txt
GL2PS	GL2PS License		http://www.geuz.org/gl2ps/COPYING.GL2PS
GLWTPL	Good Luck With That Public License		https://github.com/me-shaon/GLWTPL/commit/da5f6bc734095efbacb442c0b31e33a65b9d6e85
GPL-1.0	GNU General Public License v1.0 only	-	https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-1.0+	GNU General Public License v1.0 or later	-	https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-1.0-only	GNU General Public License v1.0 only		https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-1.0-or-later	GNU General Public License v1.0 or later		https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html
GPL-2.0	GNU General Public License v2.0 only	-	https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-2.0+	GNU General Public License v2.0 or later	-	https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-2.0-only	GNU General Public License v2.0 only		https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-2.0-or-later	GNU General Public License v2.0 or later		https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html
GPL-2.0-with-GCC-exception	GNU General Public License v2.0 w/GCC Runtime Library exception	-	https://gcc.gnu.org/git/?p=gcc.git;a=blob;f=gcc/libgcc1.c;h=762f5143fc6eed57b6797c82710f3538aa52b40b;hb=cb143a3ce4fb417c68f5fa2691a1b1b1053dfba9#l10
GPL-2.0-with-autoconf-exception	GNU General Public License v2.0 w/Autoconf exception	-	http://ac-archive.sourceforge.net/doc/copyright.html
GPL-2.0-with-bison-exception	GNU General Public License v2.0 w/Bison exception	-	http://git.savannah.gnu.org/cgit/bison.git/tree/data/yacc.c?id=193d7c7054ba7197b0789e14965b739162319b5e#n141
GPL-2.0-with-classpath-exception	GNU General Public License v2.0 w/Classpath exception	-	https://www.gnu.org/software/classpath/license.html
GPL-2.0-with-font-exception	GNU General Public License v2.0 w/Font exception	-	https://www.gnu.org/licenses/gpl-faq.html#FontException
GPL-3.0	GNU General Public License v3.0 only	-	https://www.gnu.org/licenses/gpl-3.0-standalone.html
GPL-3.0+	GNU General Public License v3.0 or later	-	https://www.gnu.org/licenses/gpl-3.0-standalone.html
GPL-3.0-only	GNU General Public License v3.0 only		https://www.gnu.org/licenses/gpl-3.0-standalone.html
GPL-3.0-or-later	GNU General Public License v3.0 or later		https://www.gnu.org/licenses/gpl-3.0-standalone.html
GPL-3.0-with-GCC-exception	GNU General Public License v3.0 w/GCC Runtime Library exception	-	https://www.gnu.org/licenses/gcc-exception-3.1.html
GPL-3.0-with-autoconf-exception	GNU General Public License v3.0 w/Autoconf exception	-	https://www.gnu.org/licenses/autoconf-exception-3.0.html
Game-Programming-Gems	Game Programming Gems License		https://github.com/OGRECave/ogre/blob/master/OgreMain/include/OgreSingleton.h#L28C3-L35C46
Giftware	Giftware License		http://liballeg.org/license.html#allegro-4-the-giftware-license
Glide	3dfx Glide License		http://www.users.on.net/~triforce/glidexp/COPYING.txt
Glulxe	Glulxe License		https://fedoraproject.org/wiki/Licensing/Glulxe
Graphics-Gems	Graphics Gems License		https://github.com/erich666/GraphicsGems/blob/master/LICENSE.md
Gutmann	Gutmann License		https://www.cs.auckland.ac.nz/~pgut001/dumpasn1.c
HDF5	HDF5 License		https://github.com/HDFGroup/hdf5/?tab=License-1-ov-file#readme
HIDAPI	HIDAPI License		https://github.com/signal11/hidapi/blob/master/LICENSE-orig.txt
HP-1986	Hewlett-Packard 1986 License		https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/machine/hppa/memchr.S;h=1cca3e5e8867aa4bffef1f75a5c1bba25c0c441e;hb=HEAD#l2
HP-1989	Hewlett-Packard 1989 License		https://github.com/bleargh45/Data-UUID/blob/master/LICENSE
HPND	Historical Permission Notice and Disclaimer		https://opensource.org/licenses/HPND
HPND-DEC	Historical Permission Notice and Disclaimer - DEC variant		https://gitlab.freedesktop.org/xorg/app/xkbcomp/-/blob/master/COPYING?ref_type=heads#L69
HPND-Fenneberg-Livingston	Historical Permission Notice and Disclaimer - Fenneberg-Livingston variant		https://github.com/FreeRADIUS/freeradius-client/blob/master/COPYRIGHT#L32
HPND-INRIA-IMAG	Historical Permission Notice and Disclaimer - INRIA-IMAG variant		https://github.com/ppp-project/ppp/blob/master/pppd/ipv6cp.c#L75-L83
HPND-Intel	Historical Permission Notice and Disclaimer - Intel variant		https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/machine/i960/memcpy.S;hb=HEAD
HPND-Kevlin-Henney	Historical Permission Notice and Disclaimer - Kevlin Henney variant		https://github.com/mruby/mruby/blob/83d12f8d52522cdb7c8cc46fad34821359f453e6/mrbgems/mruby-dir/src/Win/dirent.c#L127-L140
HPND-MIT-disclaimer	Historical Permission Notice and Disclaimer with MIT disclaimer		https://metacpan.org/release/NLNETLABS/Net-DNS-SEC-1.22/source/LICENSE
HPND-Markus-Kuhn	Historical Permission Notice and Disclaimer - Markus Kuhn variant		https://www.cl.cam.ac.uk/~mgk25/ucs/wcwidth.c
HPND-Netrek	Historical Permission Notice and Disclaimer - Netrek variant
HPND-Pbmplus	Historical Permission Notice and Disclaimer - Pbmplus variant		https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/netpbm.c#l8
HPND-SMC	Historical Permission Notice and Disclaimer - SMC variant		https://docs.python.org/3/license.html#execution-tracing
HPND-UC	Historical Permission Notice and Disclaimer - University of California variant		https://core.tcl-lang.org/tk/file?name=compat/unistd.h
HPND-UC-export-US	Historical Permission Notice and Disclaimer - University of California, US export warning		https://github.com/RTimothyEdwards/magic/blob/master/LICENSE
HPND-doc	Historical Permission Notice and Disclaimer - documentation variant		https://gitlab.freedesktop.org/xorg/lib/libxext/-/blob/master/COPYING?ref_type=heads#L185-197
HPND-doc-sell	Historical Permission Notice and Disclaimer - documentation sell variant		https://gitlab.freedesktop.org/xorg/lib/libxtst/-/blob/master/COPYING?ref_type=heads#L108-117
HPND-export-US	HPND with US Government export control warning		https://www.kermitproject.org/ck90.html#source
HPND-export-US-acknowledgement	HPND with US Government export control warning and acknowledgment		https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L831-L852
HPND-export-US-modify	HPND with US Government export control warning and modification rqmt		https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L1157-L1182
HPND-export2-US	HPND with US Government export control and 2 disclaimers		https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L111-L133
HPND-merchantability-variant	Historical Permission Notice and Disclaimer - merchantability variant		https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/misc/fini.c;hb=HEAD
HPND-sell-MIT-disclaimer-xserver	Historical Permission Notice and Disclaimer - sell xserver variant with MIT disclaimer		https://gitlab.freedesktop.org/xorg/xserver/-/blob/master/COPYING?ref_type=heads#L1781
HPND-sell-regexpr	Historical Permission Notice and Disclaimer - sell regexpr variant		https://gitlab.com/bacula-org/bacula/-/blob/Branch-11.0/bacula/LICENSE-FOSS?ref_type=heads#L245
HPND-sell-variant	Historical Permission Notice and Disclaimer - sell variant		https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/net/sunrpc/auth_gss/gss_generic_token.c?h=v4.19
HPND-sell-variant-MIT-disclaimer	HPND sell variant with MIT disclaimer		https://github.com/sigmavirus24/x11-ssh-askpass/blob/master/README
HPND-sell-variant-MIT-disclaimer-rev	HPND sell variant with MIT disclaimer - reverse		https://github.com/sigmavirus24/x11-ssh-askpass/blob/master/dynlist.c
HPND-sell-variant-critical-systems	HPND - sell variant with safety critical systems clause		https://gitlab.freedesktop.org/xorg/driver/xf86-video-voodoo/-/blob/68a5b6d98ae34749cca889f4373b4043d00bfe6a/src/voodoo_dga.c#L12-33
HTMLTIDY	HTML Tidy License		https://github.com/htacg/tidy-html5/blob/next/README/LICENSE.md
HaskellReport	Haskell Language Report License		https://fedoraproject.org/wiki/Licensing/Haskell_Language_Report_License
Hippocratic-2.1	Hippocratic License 2.1		https://firstdonoharm.dev/version/2/1/license.html
Hippocratic-3.0-core	Hippocratic-3.0-core
IBM-pibs	IBM PowerPC Initialization and Boot Software		http://git.denx.de/?p=u-boot.git;a=blob;f=arch/powerpc/cpu/ppc4xx/miiphy.c;h=297155fdafa064b955e53e9832de93bfb0cfb85b;hb=9fab4bf4cc077c21e43941866f3f2c196f28670d
ICU	ICU License		http://source.icu-project.org/repos/icu/icu/trunk/license.html
IEC-Code-Components-EULA	IEC Code Components End-user licence agreement		https://www.iec.ch/webstore/custserv/pdf/CC-EULA.pdf
IJG	Independent JPEG Group License		http://dev.w3.org/cvsweb/Amaya/libjpeg/Attic/README?rev=1.2
IJG-short	Independent JPEG Group License - short		https://sourceforge.net/p/xmedcon/code/ci/master/tree/libs/ljpg/
IPA	IPA Font License		https://opensource.org/licenses/IPA
IPL-1.0	IBM Public License v1.0		https://opensource.org/licenses/IPL-1.0
ISC	ISC License		https://www.isc.org/licenses/
ISC-Veillard	ISC Veillard variant		https://raw.githubusercontent.com/GNOME/libxml2/4c2e7c651f6c2f0d1a74f350cbda95f7df3e7017/hash.c
ISO-permission	ISO permission notice		https://gitlab.com/agmartin/linuxdoc-tools/-/blob/master/iso-entities/COPYING?ref_type=heads
ImageMagick	ImageMagick License		http://www.imagemagick.org/script/license.php
Imlib2	Imlib2 License		http://trac.enlightenment.org/e/browser/trunk/imlib2/COPYING
Info-ZIP	Info-ZIP License		http://www.info-zip.org/license.html
Informatica	Informatica
Inner-Net-2.0	Inner Net License v2.0		https://fedoraproject.org/wiki/Licensing/Inner_Net_License
InnoSetup	Inno Setup License		https://github.com/jrsoftware/issrc/blob/HEAD/license.txt
Intel	Intel Open Source License		https://opensource.org/licenses/Intel
Intel-ACPI	Intel ACPI Software License Agreement		https://fedoraproject.org/wiki/Licensing/Intel_ACPI_Software_License_Agreement
Interbase-1.0	Interbase Public License v1.0		https://web.archive.org/web/20060319014854/http://info.borland.com/devsupport/interbase/opensource/IPL.html
JPL-image	JPL Image Use Policy		https://www.jpl.nasa.gov/jpl-image-use-policy
JPNIC	Japan Network Information Center License		https://gitlab.isc.org/isc-projects/bind9/blob/master/COPYRIGHT#L366
JSON	JSON License		http://www.json.org/license.html
Jam	Jam License		https://www.boost.org/doc/libs/1_35_0/doc/html/jam.html
JasPer-2.0	JasPer License		http://www.ece.uvic.ca/~mdadams/jasper/LICENSE
Kastrup	Kastrup License		https://ctan.math.utah.edu/ctan/tex-archive/macros/generic/kastrup/binhex.dtx
Kazlib	Kazlib License		http://git.savannah.gnu.org/cgit/kazlib.git/tree/except.c?id=0062df360c2d17d57f6af19b0e444c51feb99036
Knuth-CTAN	Knuth CTAN License		https://ctan.org/license/knuth
LAL-1.2	Licence Art Libre 1.2		http://artlibre.org/licence/lal/licence-art-libre-12/
LAL-1.3	Licence Art Libre 1.3		https://artlibre.org/
LGPL-2.0	GNU Library General Public License v2 only	-	https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPL-2.0+	GNU Library General Public License v2 or later	-	https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPL-2.0-only	GNU Library General Public License v2 only		https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPL-2.0-or-later	GNU Library General Public License v2 or later		https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html
LGPL-2.1	GNU Lesser General Public License v2.1 only	-	https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-2.1+	GNU Lesser General Public License v2.1 or later	-	https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-2.1-only	GNU Lesser General Public License v2.1 only		https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-2.1-or-later	GNU Lesser General Public License v2.1 or later		https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html
LGPL-3.0	GNU Lesser General Public License v3.0 only	-	https://www.gnu.org/licenses/lgpl-3.0-standalone.html
LGPL-3.0+	GNU Lesser General Public License v3.0 or later	-	https://www.gnu.org/licenses/lgpl-3.0-standalone.html
LGPL-3.0-only	GNU Lesser General Public License v3.0 only		https://www.gnu.org/licenses/lgpl-3.0-standalone.html
LGPL-3.0-or-later	GNU Lesser General Public License v3.0 or later		https://www.gnu.org/licenses/lgpl-3.0-standalone.html
LGPLLR	Lesser General Public License For Linguistic Resources		http://www-igm.univ-mlv.fr/~unitex/lgpllr.html
LOOP	Common Lisp LOOP License		https://gitlab.com/embeddable-common-lisp/ecl/-/blob/develop/src/lsp/loop.lsp
LPD-document	LPD Documentation License		https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
LPL-1.0	Lucent Public License Version 1.0		https://opensource.org/licenses/LPL-1.0
LPL-1.02	Lucent Public License v1.02		http://plan9.bell-labs.com/plan9/license.html
LPPL-1.0	LaTeX Project Public License v1.0		http://www.latex-project.org/lppl/lppl-1-0.txt
LPPL-1.1	LaTeX Project Public License v1.1		http://www.latex-project.org/lppl/lppl-1-1.txt
LPPL-1.2	LaTeX Project Public License v1.2		http://www.latex-project.org/lppl/lppl-1-2.txt
LPPL-1.3a	LaTeX Project Public License v1.3a		http://www.latex-project.org/lppl/lppl-1-3a.txt
LPPL-1.3c	LaTeX Project Public License v1.3c		http://www.latex-project.org/lppl/lppl-1-3c.txt
LZMA-SDK-9.11-to-9.20	LZMA SDK License (versions 9.11 to 9.20)		https://www.7-zip.org/sdk.html
LZMA-SDK-9.22	LZMA SDK License (versions 9.22 and beyond)		https://www.7-zip.org/sdk.html
Latex2e	Latex2e License		https://fedoraproject.org/wiki/Licensing/Latex2e
Latex2e-translated-notice	Latex2e with translated notice permission		https://git.savannah.gnu.org/cgit/indent.git/tree/doc/indent.texi?id=a74c6b4ee49397cf330b333da1042bffa60ed14f#n74
Leptonica	Leptonica License		https://fedoraproject.org/wiki/Licensing/Leptonica
LiLiQ-P-1.1	Licence Libre du Québec – Permissive version 1.1		https://forge.gouv.qc.ca/licence/fr/liliq-v1-1/
LiLiQ-R-1.1	Licence Libre du Québec – Réciprocité version 1.1		https://www.forge.gouv.qc.ca/participez/licence-logicielle/licence-libre-du-quebec-liliq-en-francais/licence-libre-du-quebec-reciprocite-liliq-r-v1-1/
LiLiQ-Rplus-1.1	Licence Libre du Québec – Réciprocité forte version 1.1		https://www.forge.gouv.qc.ca/participez/licence-logicielle/licence-libre-du-quebec-liliq-en-francais/licence-libre-du-quebec-reciprocite-forte-liliq-r-v1-1/
Libpng	libpng License		http://www.libpng.org/pub/png/src/libpng-LICENSE.txt
Linux-OpenIB	Linux Kernel Variant of OpenIB.org license		https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/drivers/infiniband/core/sa.h
Linux-man-pages-1-para	Linux man-pages - 1 paragraph		https://git.kernel.org/pub/scm/docs/man-pages/man-pages.git/tree/man2/getcpu.2#n4
Linux-man-pages-copyleft	Linux man-pages Copyleft		https://www.kernel.org/doc/man-pages/licenses.html
Linux-man-pages-copyleft-2-para	Linux man-pages Copyleft - 2 paragraphs		https://git.kernel.org/pub/scm/docs/man-pages/man-pages.git/tree/man2/move_pages.2#n5
Linux-man-pages-copyleft-var	Linux man-pages Copyleft Variant		https://git.kernel.org/pub/scm/docs/man-pages/man-pages.git/tree/man2/set_mempolicy.2#n5
Lucida-Bitmap-Fonts	Lucida Bitmap Fonts License		https://gitlab.freedesktop.org/xorg/font/bh-100dpi/-/blob/master/COPYING?ref_type=heads
MIPS	MIPS License		https://sourceware.org/cgit/binutils-gdb/tree/include/coff/sym.h#n11
MIT	MIT License		https://opensource.org/license/mit/
MIT-0	MIT No Attribution		https://github.com/aws/mit-0
MIT-CMU	CMU License		https://fedoraproject.org/wiki/Licensing:MIT?rd=Licensing/MIT#CMU_Style
MIT-Click	MIT Click License		https://github.com/kohler/t1utils/blob/master/LICENSE
MIT-Festival	MIT Festival Variant		https://github.com/festvox/flite/blob/master/COPYING
MIT-Khronos-old	MIT Khronos - old variant		https://github.com/KhronosGroup/SPIRV-Cross/blob/main/LICENSES/LicenseRef-KhronosFreeUse.txt
MIT-Modern-Variant	MIT License Modern Variant		https://fedoraproject.org/wiki/Licensing:MIT#Modern_Variants
MIT-STK	MIT-STK License		https://github.com/thestk/stk/blob/6aacd357d76250bb7da2b1ddf675651828784bbc/LICENSE
MIT-Wu	MIT Tom Wu Variant		https://github.com/chromium/octane/blob/master/crypto.js
MIT-advertising	Enlightenment License (e16)		https://fedoraproject.org/wiki/Licensing/MIT_With_Advertising
MIT-enna	enna License		https://fedoraproject.org/wiki/Licensing/MIT#enna
MIT-feh	feh License		https://fedoraproject.org/wiki/Licensing/MIT#feh
MIT-open-group	MIT Open Group variant		https://gitlab.freedesktop.org/xorg/app/iceauth/-/blob/master/COPYING
MIT-testregex	MIT testregex Variant		https://github.com/dotnet/runtime/blob/55e1ac7c07df62c4108d4acedf78f77574470ce5/src/libraries/System.Text.RegularExpressions/tests/FunctionalTests/AttRegexTests.cs#L12-L28
MITNFA	MIT +no-false-attribs license		https://fedoraproject.org/wiki/Licensing/MITNFA
MMIXware	MMIXware License		https://gitlab.lrz.de/mmix/mmixware/-/blob/master/boilerplate.w
MMPL-1.0.1	Minecraft Mod Public License v1.0.1		https://github.com/BuildCraft/BuildCraft/blob/623d323b1868712f29f4a8b0979a02e8d1835131/LICENSE
MPEG-SSG	MPEG Software Simulation		https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/converter/ppm/ppmtompeg/jrevdct.c#l1189
MPL-1.0	Mozilla Public License 1.0		http://www.mozilla.org/MPL/MPL-1.0.html
MPL-1.1	Mozilla Public License 1.1		http://www.mozilla.org/MPL/MPL-1.1.html
MPL-2.0	Mozilla Public License 2.0		https://www.mozilla.org/MPL/2.0/
MPL-2.0-no-copyleft-exception	Mozilla Public License 2.0 (no copyleft exception)		https://www.mozilla.org/MPL/2.0/
MS-LPL	Microsoft Limited Public License		https://www.openhub.net/licenses/mslpl
MS-PL	Microsoft Public License		http://www.microsoft.com/opensource/licenses.mspx
MS-RL	Microsoft Reciprocal License		http://www.microsoft.com/opensource/licenses.mspx
MTLL	Matrix Template Library License		https://fedoraproject.org/wiki/Licensing/Matrix_Template_Library_License
MVT-1.1	MVT-1.1
Mackerras-3-Clause	Mackerras 3-Clause License		https://github.com/ppp-project/ppp/blob/master/pppd/chap_ms.c#L6-L28
Mackerras-3-Clause-acknowledgment	Mackerras 3-Clause - acknowledgment variant		https://github.com/ppp-project/ppp/blob/master/pppd/auth.c#L6-L28
MakeIndex	MakeIndex License		https://fedoraproject.org/wiki/Licensing/MakeIndex
Martin-Birgmeier	Martin Birgmeier License		https://github.com/Perl/perl5/blob/blead/util.c#L6136
McPhee-slideshow	McPhee Slideshow License		https://mirror.las.iastate.edu/tex-archive/graphics/metapost/contrib/macros/slideshow/slideshow.mp
Minpack	Minpack License		http://www.netlib.org/minpack/disclaimer
MirOS	The MirOS Licence		https://opensource.org/licenses/MirOS
Motosoto	Motosoto License		https://opensource.org/licenses/Motosoto
MulanPSL-1.0	Mulan Permissive Software License, Version 1		https://license.coscl.org.cn/MulanPSL/
MulanPSL-2.0	Mulan Permissive Software License, Version 2		https://license.coscl.org.cn/MulanPSL2
Multics	Multics License		https://opensource.org/licenses/Multics
Mup	Mup License		https://fedoraproject.org/wiki/Licensing/Mup
NAIST-2003	Nara Institute of Science and Technology License (2003)		https://enterprise.dejacode.com/licenses/public/naist-2003/#license-text
NASA-1.3	NASA Open Source Agreement 1.3		http://ti.arc.nasa.gov/opensource/nosa/
NBPL-1.0	Net Boolean Public License v1		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=37b4b3f6cc4bf34e1d3dec61e69914b9819d8894
NCBI-PD	NCBI Public Domain Notice		https://github.com/ncbi/sra-tools/blob/e8e5b6af4edc460156ad9ce5902d0779cffbf685/LICENSE
NCGL-UK-2.0	Non-Commercial Government Licence		http://www.nationalarchives.gov.uk/doc/non-commercial-government-licence/version/2/
NCL	NCL Source Code License		https://gitlab.freedesktop.org/pipewire/pipewire/-/blob/master/src/modules/module-filter-chain/pffft.c?ref_type=heads#L1-52
NCSA	University of Illinois/NCSA Open Source License		http://otm.illinois.edu/uiuc_openSource
NGPL	Nethack General Public License		https://opensource.org/licenses/NGPL
NICTA-1.0	NICTA Public Software License, Version 1.0		https://opensource.apple.com/source/mDNSResponder/mDNSResponder-320.10/mDNSPosix/nss_ReadMe.txt
NIST-PD	NIST Public Domain Notice		https://github.com/tcheneau/simpleRPL/blob/e645e69e38dd4e3ccfeceb2db8cba05b7c2e0cd3/LICENSE.txt
NIST-PD-TNT	NIST Public Domain Notice TNT variant		https://math.nist.gov/tnt/download.html
NIST-PD-fallback	NIST Public Domain Notice with license fallback		https://github.com/usnistgov/jsip/blob/59700e6926cbe96c5cdae897d9a7d2656b42abe3/LICENSE
NIST-Software	NIST Software License		https://github.com/open-quantum-safe/liboqs/blob/40b01fdbb270f8614fde30e65d30e9da18c02393/src/common/rand/rand_nist.c#L1-L15
NLOD-1.0	Norwegian Licence for Open Government Data (NLOD) 1.0		http://data.norge.no/nlod/en/1.0
NLOD-2.0	Norwegian Licence for Open Government Data (NLOD) 2.0		http://data.norge.no/nlod/en/2.0
NLPL	No Limit Public License		https://fedoraproject.org/wiki/Licensing/NLPL
NOSL	Netizen Open Source License		http://bits.netizen.com.au/licenses/NOSL/nosl.txt
NPL-1.0	Netscape Public License v1.0		http://www.mozilla.org/MPL/NPL/1.0/
NPL-1.1	Netscape Public License v1.1		http://www.mozilla.org/MPL/NPL/1.1/
NPOSL-3.0	Non-Profit Open Software License 3.0		https://opensource.org/licenses/NOSL3.0
NRL	NRL License		http://web.mit.edu/network/isakmp/nrllicense.html
NTIA-PD	NTIA Public Domain Notice		https://raw.githubusercontent.com/NTIA/itm/refs/heads/master/LICENSE.md
NTP	NTP License		https://opensource.org/licenses/NTP
NTP-0	NTP No Attribution		https://github.com/tytso/e2fsprogs/blob/master/lib/et/et_name.c
Naumen	Naumen Public License		https://opensource.org/licenses/Naumen
Net-SNMP	Net-SNMP License	-	http://net-snmp.sourceforge.net/about/license.html
NetCDF	NetCDF license		http://www.unidata.ucar.edu/software/netcdf/copyright.html
Newsletr	Newsletr License		https://fedoraproject.org/wiki/Licensing/Newsletr
Nokia	Nokia Open Source License		https://opensource.org/licenses/nokia
Noweb	Noweb License		https://fedoraproject.org/wiki/Licensing/Noweb
Nunit	Nunit License	-	https://fedoraproject.org/wiki/Licensing/Nunit
O-UDA-1.0	Open Use of Data Agreement v1.0		https://github.com/microsoft/Open-Use-of-Data-Agreement/blob/v1.0/O-UDA-1.0.md
OAR	OAR License		https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/string/strsignal.c;hb=HEAD#l35
OCCT-PL	Open CASCADE Technology Public License		http://www.opencascade.com/content/occt-public-license
OCLC-2.0	OCLC Research Public License 2.0		http://www.oclc.org/research/activities/software/license/v2final.htm
ODC-By-1.0	Open Data Commons Attribution License v1.0		https://opendatacommons.org/licenses/by/1.0/
ODbL-1.0	Open Data Commons Open Database License v1.0		http://www.opendatacommons.org/licenses/odbl/1.0/
OFFIS	OFFIS License		https://sourceforge.net/p/xmedcon/code/ci/master/tree/libs/dicom/README
OFL-1.0	SIL Open Font License 1.0		http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web
OFL-1.0-RFN	SIL Open Font License 1.0 with Reserved Font Name		http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web
OFL-1.0-no-RFN	SIL Open Font License 1.0 with no Reserved Font Name		http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web
OFL-1.1	SIL Open Font License 1.1		http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web
OFL-1.1-RFN	SIL Open Font License 1.1 with Reserved Font Name		http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web
OFL-1.1-no-RFN	SIL Open Font License 1.1 with no Reserved Font Name		http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web
OGC-1.0	OGC Software License, Version 1.0		https://www.ogc.org/ogc/software/1.0
OGDL-Taiwan-1.0	Taiwan Open Government Data License, version 1.0		https://data.gov.tw/license
OGL-Canada-2.0	Open Government Licence - Canada		https://open.canada.ca/en/open-government-licence-canada
OGL-UK-1.0	Open Government Licence v1.0		http://www.nationalarchives.gov.uk/doc/open-government-licence/version/1/
OGL-UK-2.0	Open Government Licence v2.0		http://www.nationalarchives.gov.uk/doc/open-government-licence/version/2/
OGL-UK-3.0	Open Government Licence v3.0		http://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/
OGTSL	Open Group Test Suite License		http://www.opengroup.org/testing/downloads/The_Open_Group_TSL.txt
OLDAP-1.1	Open LDAP Public License v1.1		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=806557a5ad59804ef3a44d5abfbe91d706b0791f
OLDAP-1.2	Open LDAP Public License v1.2		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=42b0383c50c299977b5893ee695cf4e486fb0dc7
OLDAP-1.3	Open LDAP Public License v1.3		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=e5f8117f0ce088d0bd7a8e18ddf37eaa40eb09b1
OLDAP-1.4	Open LDAP Public License v1.4		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=c9f95c2f3f2ffb5e0ae55fe7388af75547660941
OLDAP-2.0	Open LDAP Public License v2.0 (or possibly 2.0A and 2.0B)		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=cbf50f4e1185a21abd4c0a54d3f4341fe28f36ea
OLDAP-2.0.1	Open LDAP Public License v2.0.1		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=b6d68acd14e51ca3aab4428bf26522aa74873f0e
OLDAP-2.1	Open LDAP Public License v2.1		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=b0d176738e96a0d3b9f85cb51e140a86f21be715
OLDAP-2.2	Open LDAP Public License v2.2		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=470b0c18ec67621c85881b2733057fecf4a1acc3
OLDAP-2.2.1	Open LDAP Public License v2.2.1		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=4bc786f34b50aa301be6f5600f58a980070f481e
OLDAP-2.2.2	Open LDAP Public License 2.2.2		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=df2cc1e21eb7c160695f5b7cffd6296c151ba188
OLDAP-2.3	Open LDAP Public License v2.3		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=d32cf54a32d581ab475d23c810b0a7fbaf8d63c3
OLDAP-2.4	Open LDAP Public License v2.4		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=cd1284c4a91a8a380d904eee68d1583f989ed386
OLDAP-2.5	Open LDAP Public License v2.5		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=6852b9d90022e8593c98205413380536b1b5a7cf
OLDAP-2.6	Open LDAP Public License v2.6		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=1cae062821881f41b73012ba816434897abf4205
OLDAP-2.7	Open LDAP Public License v2.7		http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=47c2415c1df81556eeb39be6cad458ef87c534a2
OLDAP-2.8	Open LDAP Public License v2.8		http://www.openldap.org/software/release/license.html
OLFL-1.3	Open Logistics Foundation License Version 1.3		https://openlogisticsfoundation.org/licenses/
OML	Open Market License		https://fedoraproject.org/wiki/Licensing/Open_Market_License
OPL-1.0	Open Public License v1.0		http://old.koalateam.com/jackaroo/OPL_1_0.TXT
OPL-UK-3.0	United Kingdom Open Parliament Licence v3.0		https://www.parliament.uk/site-information/copyright-parliament/open-parliament-licence/
OPUBL-1.0	Open Publication License v1.0		http://opencontent.org/openpub/
OSC-1.0	OSC License 1.0		https://opensource.org/license/osc-license-1-0
OSET-PL-2.1	OSET Public License version 2.1		http://www.osetfoundation.org/public-license
OSL-1.0	Open Software License 1.0		https://opensource.org/licenses/OSL-1.0
OSL-1.1	Open Software License 1.1		https://fedoraproject.org/wiki/Licensing/OSL1.1
OSL-2.0	Open Software License 2.0		http://web.archive.org/web/20041020171434/http://www.rosenlaw.com/osl2.0.html
OSL-2.1	Open Software License 2.1		http://web.archive.org/web/20050212003940/http://www.rosenlaw.com/osl21.htm
OSL-3.0	Open Software License 3.0		https://web.archive.org/web/20120101081418/http://rosenlaw.com:80/OSL3.0.htm
OSSP	OSSP License		https://git.sr.ht/~nabijaczleweli/ossp-var
OpenMDW-1.0	OpenMDW License Agreement v1.0		https://raw.githubusercontent.com/OpenMDW/OpenMDW/refs/heads/main/1.0/LICENSE.openmdw
OpenPBS-2.3	OpenPBS v2.3 Software License		https://github.com/adaptivecomputing/torque/blob/master/PBS_License.txt
OpenSSL	OpenSSL License		http://www.openssl.org/source/license.html
OpenSSL-standalone	OpenSSL License - standalone		https://library.netapp.com/ecm/ecm_download_file/ECMP1196395
OpenVision	OpenVision License		https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L66-L98
PADL	PADL License		https://git.openldap.org/openldap/openldap/-/blob/master/libraries/libldap/os-local.c?ref_type=heads#L19-23
PDDL-1.0	Open Data Commons Public Domain Dedication & License 1.0		http://opendatacommons.org/licenses/pddl/1.0/
PHP-3.0	PHP License v3.0		http://www.php.net/license/3_0.txt
PHP-3.01	PHP License v3.01		http://www.php.net/license/3_01.txt
PPL	Peer Production License		https://wiki.p2pfoundation.net/Peer_Production_License
PSF-2.0	Python Software Foundation License 2.0		https://opensource.org/licenses/Python-2.0
ParaType-Free-Font-1.3	ParaType Free Font Licensing Agreement v1.3		https://web.archive.org/web/20161209023955/http://www.paratype.ru/public/pt_openlicense_eng.asp
Parity-6.0.0	The Parity Public License 6.0.0		https://paritylicense.com/versions/6.0.0.html
Parity-7.0.0	The Parity Public License 7.0.0		https://paritylicense.com/versions/7.0.0.html
Pixar	Pixar License		https://github.com/PixarAnimationStudios/OpenSubdiv/raw/v3_5_0/LICENSE.txt
Plexus	Plexus Classworlds License		https://fedoraproject.org/wiki/Licensing/Plexus_Classworlds_License
PolyForm-Noncommercial-1.0.0	PolyForm Noncommercial License 1.0.0		https://polyformproject.org/licenses/noncommercial/1.0.0
PolyForm-Small-Business-1.0.0	PolyForm Small Business License 1.0.0		https://polyformproject.org/licenses/small-business/1.0.0
PostgreSQL	PostgreSQL License		http://www.postgresql.org/about/licence
Python-2.0	Python License 2.0		https://opensource.org/licenses/Python-2.0
Python-2.0.1	Python License 2.0.1		https://www.python.org/download/releases/2.0.1/license/
QPL-1.0	Q Public License 1.0		http://doc.qt.nokia.com/3.3/license.html
QPL-1.0-INRIA-2004	Q Public License 1.0 - INRIA 2004 variant		https://github.com/maranget/hevea/blob/master/LICENSE
Qhull	Qhull License		https://fedoraproject.org/wiki/Licensing/Qhull
RHeCos-1.1	Red Hat eCos Public License v1.1		http://ecos.sourceware.org/old-license.html
RPL-1.1	Reciprocal Public License 1.1		https://opensource.org/licenses/RPL-1.1
RPL-1.5	Reciprocal Public License 1.5		https://opensource.org/licenses/RPL-1.5
RPSL-1.0	RealNetworks Public Source License v1.0		https://helixcommunity.org/content/rpsl
RSA-MD	RSA Message-Digest License		http://www.faqs.org/rfcs/rfc1321.html
RSCPL	Ricoh Source Code Public License		http://wayback.archive.org/web/20060715140826/http://www.risource.org/RPL/RPL-1.0A.shtml
Rdisc	Rdisc License		https://fedoraproject.org/wiki/Licensing/Rdisc_License
Ruby	Ruby License		https://www.ruby-lang.org/en/about/license.txt
Ruby-pty	Ruby pty extension license		https://github.com/ruby/ruby/blob/9f6deaa6888a423720b4b127b5314f0ad26cc2e6/ext/pty/pty.c#L775-L786
SAX-PD	Sax Public Domain Notice		http://www.saxproject.org/copying.html
SAX-PD-2.0	Sax Public Domain Notice 2.0		http://www.saxproject.org/copying.html
SCEA	SCEA Shared Source License		http://research.scea.com/scea_shared_source_license.html
SGI-B-1.0	SGI Free Software License B v1.0		http://oss.sgi.com/projects/FreeB/SGIFreeSWLicB.1.0.html
SGI-B-1.1	SGI Free Software License B v1.1		http://oss.sgi.com/projects/FreeB/
SGI-B-2.0	SGI Free Software License B v2.0		http://oss.sgi.com/projects/FreeB/SGIFreeSWLicB.2.0.pdf
SGI-OpenGL	SGI OpenGL License		https://gitlab.freedesktop.org/mesa/glw/-/blob/master/README?ref_type=heads
SGMLUG-PM	SGMLUG Parser Materials License		https://gitweb.gentoo.org/repo/gentoo.git/tree/licenses/SGMLUG?id=7d999af4a47bf55e53e54713d98d145f935935c1
SGP4	SGP4 Permission Notice		https://celestrak.org/publications/AIAA/2006-6753/faq.php
SHL-0.5	Solderpad Hardware License v0.5		https://solderpad.org/licenses/SHL-0.5/
SHL-0.51	Solderpad Hardware License, Version 0.51		https://solderpad.org/licenses/SHL-0.51/
SISSL	Sun Industry Standards Source License v1.1		http://www.openoffice.org/licenses/sissl_license.html
SISSL-1.2	Sun Industry Standards Source License v1.2		http://gridscheduler.sourceforge.net/Gridengine_SISSL_license.html
SL	SL License		https://github.com/mtoyoda/sl/blob/master/LICENSE
SMAIL-GPL	SMAIL General Public License		https://sources.debian.org/copyright/license/debianutils/4.11.2/
SMLNJ	Standard ML of New Jersey License		https://www.smlnj.org/license.html
SMPPL	Secure Messaging Protocol Public License		https://github.com/dcblake/SMP/blob/master/Documentation/License.txt
SNIA	SNIA Public License 1.1		https://fedoraproject.org/wiki/Licensing/SNIA_Public_License
SOFA	SOFA Software License		http://www.iausofa.org/tandc.html
SPL-1.0	Sun Public License v1.0		https://opensource.org/licenses/SPL-1.0
SSH-OpenSSH	SSH OpenSSH license		https://github.com/openssh/openssh-portable/blob/1b11ea7c58cd5c59838b5fa574cd456d6047b2d4/LICENCE#L10
SSH-short	SSH short notice		https://github.com/openssh/openssh-portable/blob/1b11ea7c58cd5c59838b5fa574cd456d6047b2d4/pathnames.h
SSLeay-standalone	SSLeay License - standalone		https://www.tq-group.com/filedownloads/files/software-license-conditions/OriginalSSLeay/OriginalSSLeay.pdf
SSPL-1.0	Server Side Public License, v 1		https://www.mongodb.com/licensing/server-side-public-license
SUL-1.0	Sustainable Use License v1.0		https://github.com/n8n-io/n8n/blob/master/LICENSE.md
SWL	Scheme Widget Library (SWL) Software License Agreement		https://fedoraproject.org/wiki/Licensing/SWL
Saxpath	Saxpath License		https://fedoraproject.org/wiki/Licensing/Saxpath_License
SchemeReport	Scheme Language Report License
Sendmail	Sendmail License		http://www.sendmail.com/pdfs/open_source/sendmail_license.pdf
Sendmail-8.23	Sendmail License 8.23		https://www.proofpoint.com/sites/default/files/sendmail-license.pdf
Sendmail-Open-Source-1.1	Sendmail Open Source License v1.1		https://github.com/trusteddomainproject/OpenDMARC/blob/master/LICENSE.Sendmail
SimPL-2.0	Simple Public License 2.0		https://opensource.org/licenses/SimPL-2.0
Sleepycat	Sleepycat License		https://opensource.org/licenses/Sleepycat
Soundex	Soundex License		https://metacpan.org/release/RJBS/Text-Soundex-3.05/source/Soundex.pm#L3-11
Spencer-86	Spencer License 86		https://fedoraproject.org/wiki/Licensing/Henry_Spencer_Reg-Ex_Library_License
Spencer-94	Spencer License 94		https://fedoraproject.org/wiki/Licensing/Henry_Spencer_Reg-Ex_Library_License
Spencer-99	Spencer License 99		http://www.opensource.apple.com/source/tcl/tcl-5/tcl/generic/regfronts.c
StandardML-NJ	Standard ML of New Jersey License	-	https://www.smlnj.org/license.html
SugarCRM-1.1.3	SugarCRM Public License v1.1.3		http://www.sugarcrm.com/crm/SPL
Sun-PPP	Sun PPP License		https://github.com/ppp-project/ppp/blob/master/pppd/eap.c#L7-L16
Sun-PPP-2000	Sun PPP License (2000)		https://github.com/ppp-project/ppp/blob/master/modules/ppp_ahdlc.c#L7-L19
SunPro	SunPro License		https://github.com/freebsd/freebsd-src/blob/main/lib/msun/src/e_acosh.c
Symlinks	Symlinks License		https://www.mail-archive.com/debian-bugs-rc@lists.debian.org/msg11494.html
TAPR-OHL-1.0	TAPR Open Hardware License v1.0		https://www.tapr.org/OHL
TCL	TCL/TK License		http://www.tcl.tk/software/tcltk/license.html
TCP-wrappers	TCP Wrappers License		http://rc.quest.com/topics/openssh/license.php#tcpwrappers
TGPPL-1.0	Transitive Grace Period Public Licence 1.0		https://fedoraproject.org/wiki/Licensing/TGPPL
TMate	TMate Open Source License		http://svnkit.com/license.html
TORQUE-1.1	TORQUE v2.5+ Software License v1.1		https://fedoraproject.org/wiki/Licensing/TORQUEv1.1
TOSL	Trusster Open Source License		https://fedoraproject.org/wiki/Licensing/TOSL
TPDL	Time::ParseDate License		https://metacpan.org/pod/Time::ParseDate#LICENSE
TPL-1.0	THOR Public License 1.0		https://fedoraproject.org/wiki/Licensing:ThorPublicLicense
TTWL	Text-Tabs+Wrap License		https://fedoraproject.org/wiki/Licensing/TTWL
TTYP0	TTYP0 License		https://people.mpi-inf.mpg.de/~uwe/misc/uw-ttyp0/
TU-Berlin-1.0	Technische Universitaet Berlin License 1.0		https://github.com/swh/ladspa/blob/7bf6f3799fdba70fda297c2d8fd9f526803d9680/gsm/COPYRIGHT
TU-Berlin-2.0	Technische Universitaet Berlin License 2.0		https://github.com/CorsixTH/deps/blob/fd339a9f526d1d9c9f01ccf39e438a015da50035/licences/libgsm.txt
TekHVC	TekHVC License		https://gitlab.freedesktop.org/xorg/lib/libx11/-/blob/master/COPYING?ref_type=heads#L138-171
TermReadKey	TermReadKey License		https://github.com/jonathanstowe/TermReadKey/blob/master/README#L9-L10
ThirdEye	ThirdEye License		https://sourceware.org/cgit/binutils-gdb/tree/include/coff/symconst.h#n11
TrustedQSL	TrustedQSL License		https://sourceforge.net/p/trustedqsl/tqsl/ci/master/tree/LICENSE.txt
UCAR	UCAR License		https://github.com/Unidata/UDUNITS-2/blob/master/COPYRIGHT
UCL-1.0	Upstream Compatibility License v1.0		https://opensource.org/licenses/UCL-1.0
UMich-Merit	Michigan/Merit Networks License		https://github.com/radcli/radcli/blob/master/COPYRIGHT#L64
UPL-1.0	Universal Permissive License v1.0		https://opensource.org/licenses/UPL
URT-RLE	Utah Raster Toolkit Run Length Encoded License		https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/converter/other/pnmtorle.c
Ubuntu-font-1.0	Ubuntu Font Licence v1.0		https://ubuntu.com/legal/font-licence
UnRAR	UnRAR License		https://public.dhe.ibm.com/aix/freeSoftware/aixtoolbox/LICENSES/unRAR.txt
Unicode-3.0	Unicode License v3		https://www.unicode.org/license.txt
Unicode-DFS-2015	Unicode License Agreement - Data Files and Software (2015)		https://web.archive.org/web/20151224134844/http://unicode.org/copyright.html
Unicode-DFS-2016	Unicode License Agreement - Data Files and Software (2016)		https://www.unicode.org/license.txt
Unicode-TOU	Unicode Terms of Use		http://web.archive.org/web/20140704074106/http://www.unicode.org/copyright.html
UnixCrypt	UnixCrypt License		https://foss.heptapod.net/python-libs/passlib/-/blob/branch/stable/LICENSE#L70
Unlicense	The Unlicense		https://unlicense.org/
Unlicense-libtelnet	Unlicense - libtelnet variant		https://github.com/seanmiddleditch/libtelnet/blob/develop/COPYING
Unlicense-libwhirlpool	Unlicense - libwhirlpool variant		https://github.com/dfateyev/libwhirlpool/blob/master/README#L27
VOSTROM	VOSTROM Public License for Open Source		https://fedoraproject.org/wiki/Licensing/VOSTROM
VSL-1.0	Vovida Software License v1.0		https://opensource.org/licenses/VSL-1.0
Vim	Vim License		http://vimdoc.sourceforge.net/htmldoc/uganda.html
Vixie-Cron	Vixie Cron License		https://github.com/vixie/cron/tree/545b3f5246824a9cda5905eeb7cf019c95e66995
W3C	W3C Software Notice and License (2002-12-31)		http://www.w3.org/Consortium/Legal/2002/copyright-software-20021231.html
W3C-19980720	W3C Software Notice and License (1998-07-20)		http://www.w3.org/Consortium/Legal/copyright-software-19980720.html
W3C-20150513	W3C Software Notice and Document License (2015-05-13)		https://www.w3.org/Consortium/Legal/2015/copyright-software-and-document
WTFNMFPL	Do What The F*ck You Want To But It's Not My Fault Public License		https://github.com/adversary-org/wtfnmf/raw/refs/tags/1.0/COPYING.WTFNMFPL
WTFPL	Do What The F*ck You Want To Public License		http://www.wtfpl.net/about/
Watcom-1.0	Sybase Open Watcom Public License 1.0		https://opensource.org/licenses/Watcom-1.0
Widget-Workshop	Widget Workshop License		https://github.com/novnc/noVNC/blob/master/core/crypto/des.js#L24
WordNet	WordNet License		https://wordnet.princeton.edu/license-and-commercial-use
Wsuipa	Wsuipa License		https://fedoraproject.org/wiki/Licensing/Wsuipa
X11	X11 License		http://www.xfree86.org/3.3.6/COPYRIGHT2.html#3
X11-distribute-modifications-variant	X11 License Distribution Modification Variant		https://github.com/mirror/ncurses/blob/master/COPYING
X11-no-permit-persons	X11 no permit persons clause		https://gitlab.freedesktop.org/xorg/lib/libxinerama/-/blob/cc22c2f60c3862482562955116d5455263b443dc/COPYING#L44-66
X11-swapped	X11 swapped final paragraphs		https://github.com/fedeinthemix/chez-srfi/blob/master/srfi/LICENSE
XFree86-1.1	XFree86 License 1.1		http://www.xfree86.org/current/LICENSE4.html
XSkat	XSkat License		https://fedoraproject.org/wiki/Licensing/XSkat_License
Xdebug-1.03	Xdebug License v 1.03		https://github.com/xdebug/xdebug/blob/master/LICENSE
Xerox	Xerox License		https://fedoraproject.org/wiki/Licensing/Xerox
Xfig	Xfig License		https://github.com/Distrotech/transfig/blob/master/transfig/transfig.c
Xnet	X.Net License		https://opensource.org/licenses/Xnet
YPL-1.0	Yahoo! Public License v1.0		http://www.zimbra.com/license/yahoo_public_license_1.0.html
YPL-1.1	Yahoo! Public License v1.1		http://www.zimbra.com/license/yahoo_public_license_1.1.html
ZPL-1.1	Zope Public License 1.1		http://old.zope.org/Resources/License/ZPL-1.1
ZPL-2.0	Zope Public License 2.0		http://old.zope.org/Resources/License/ZPL-2.0
ZPL-2.1	Zope Public License 2.1		http://old.zope.org/Resources/ZPL/
Zed	Zed License		https://fedoraproject.org/wiki/Licensing/Zed
Zeeff	Zeeff License		ftp://ftp.tin.org/pub/news/utils/newsx/newsx-1.6.tar.gz
Zend-2.0	Zend License v2.0		https://web.archive.org/web/20130517195954/http://www.zend.com/license/2_00.txt
Zimbra-1.3	Zimbra Public License v1.3		http://web.archive.org/web/20100302225219/http://www.zimbra.com/license/zimbra-public-license-1-3.html
Zimbra-1.4	Zimbra Public License v1.4		http://www.zimbra.com/legal/zimbra-public-license-1-4
Zlib	zlib License		http://www.zlib.net/zlib_license.html
any-OSI	Any OSI License		https://metacpan.org/pod/Exporter::Tidy#LICENSE
any-OSI-perl-modules	Any OSI License - Perl Modules		https://metacpan.org/release/JUERD/Exporter-Tidy-0.09/view/Tidy.pm#LICENSE
atc-game	atc-game
bcrypt-Solar-Designer	bcrypt Solar Designer License		https://github.com/bcrypt-ruby/bcrypt-ruby/blob/master/ext/mri/crypt_blowfish.c
blessing	SQLite Blessing		https://www.sqlite.org/src/artifact/e33a4df7e32d742a?ln=4-9
bzip2-1.0.5	bzip2 and libbzip2 License v1.0.5	-	https://sourceware.org/bzip2/1.0.5/bzip2-manual-1.0.5.html
bzip2-1.0.6	bzip2 and libbzip2 License v1.0.6		https://sourceware.org/git/?p=bzip2.git;a=blob;f=LICENSE;hb=bzip2-1.0.6
check-cvs	check-cvs License		http://cvs.savannah.gnu.org/viewvc/cvs/ccvs/contrib/check_cvs.in?revision=1.1.4.3&view=markup&pathrev=cvs1-11-23#l2
checkmk	Checkmk License		https://github.com/libcheck/check/blob/master/checkmk/checkmk.in
copyleft-next-0.3.0	copyleft-next 0.3.0		https://github.com/copyleft-next/copyleft-next/blob/master/Releases/copyleft-next-0.3.0
copyleft-next-0.3.1	copyleft-next 0.3.1		https://github.com/copyleft-next/copyleft-next/blob/master/Releases/copyleft-next-0.3.1
curl	curl License		https://github.com/bagder/curl/blob/master/COPYING
cve-tou	Common Vulnerability Enumeration ToU License		https://www.cve.org/Legal/TermsOfUse
diffmark	diffmark license		https://fedoraproject.org/wiki/Licensing/diffmark
dtoa	David M. Gay dtoa License		https://github.com/SWI-Prolog/swipl-devel/blob/master/src/os/dtoa.c
dvipdfm	dvipdfm License		https://fedoraproject.org/wiki/Licensing/dvipdfm
eCos-2.0	eCos license version 2.0	-	https://www.gnu.org/licenses/ecos-license.html
eGenix	eGenix.com Public License 1.1.0		http://www.egenix.com/products/eGenix.com-Public-License-1.1.0.pdf
etalab-2.0	Etalab Open License 2.0		https://github.com/DISIC/politique-de-contribution-open-source/blob/master/LICENSE.pdf
fwlw	fwlw License		https://mirrors.nic.cz/tex-archive/macros/latex/contrib/fwlw/README
gSOAP-1.3b	gSOAP Public License v1.3b		http://www.cs.fsu.edu/~engelen/license.html
generic-xts	Generic XTS License		https://github.com/mhogomchungu/zuluCrypt/blob/master/external_libraries/tcplay/generic_xts.c
gnuplot	gnuplot License		https://fedoraproject.org/wiki/Licensing/Gnuplot
gtkbook	gtkbook License		https://github.com/slogan621/gtkbook
hdparm	hdparm License		https://github.com/Distrotech/hdparm/blob/4517550db29a91420fb2b020349523b1b4512df2/LICENSE.TXT
hyphen-bulgarian	hyphen-bulgarian License		https://ctan.math.illinois.edu/systems/texlive/tlnet/archive/hyphen-bulgarian.tar.xz
iMatix	iMatix Standard Function Library Agreement		http://legacy.imatix.com/html/sfl/sfl4.htm#license
jove	Jove License		https://github.com/jonmacs/jove/blob/4_17/LICENSE
libpng-1.6.35	PNG Reference Library License v1 (for libpng 0.5 through 1.6.35)		http://www.libpng.org/pub/png/src/libpng-LICENSE.txt
libpng-2.0	PNG Reference Library version 2		http://www.libpng.org/pub/png/src/libpng-LICENSE.txt
libselinux-1.0	libselinux public domain notice		https://github.com/SELinuxProject/selinux/blob/master/libselinux/LICENSE
libtiff	libtiff License		https://fedoraproject.org/wiki/Licensing/libtiff
libutil-David-Nugent	libutil David Nugent License		http://web.mit.edu/freebsd/head/lib/libutil/login_ok.3
lsof	lsof License		https://github.com/lsof-org/lsof/blob/master/COPYING
magaz	magaz License		https://mirrors.nic.cz/tex-archive/macros/latex/contrib/magaz/magaz.tex
mailprio	mailprio License		https://fossies.org/linux/sendmail/contrib/mailprio
man2html	man2html License		http://primates.ximian.com/~flucifredi/man/man-1.6g.tar.gz
metamail	metamail License		https://github.com/Dual-Life/mime-base64/blob/master/Base64.xs#L12
mpi-permissive	mpi Permissive License		https://sources.debian.org/src/openmpi/4.1.0-10/ompi/debuggers/msgq_interface.h/?hl=19#L19
mpich2	mpich2 License		https://fedoraproject.org/wiki/Licensing/MIT
mplus	mplus Font License		https://fedoraproject.org/wiki/Licensing:Mplus?rd=Licensing/mplus
ngrep	ngrep License		https://github.com/jpr5/ngrep/blob/master/LICENSE
pkgconf	pkgconf License		https://github.com/pkgconf/pkgconf/blob/master/cli/main.c#L8
pnmstitch	pnmstitch License		https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/editor/pnmstitch.c#l2
psfrag	psfrag License		https://fedoraproject.org/wiki/Licensing/psfrag
psutils	psutils License		https://fedoraproject.org/wiki/Licensing/psutils
python-ldap	Python ldap License		https://github.com/python-ldap/python-ldap/blob/main/LICENCE
radvd	radvd License		https://github.com/radvd-project/radvd/blob/master/COPYRIGHT
snprintf	snprintf License		https://github.com/openssh/openssh-portable/blob/master/openbsd-compat/bsd-snprintf.c#L2
softSurfer	softSurfer License		https://github.com/mm2/Little-CMS/blob/master/src/cmssm.c#L207
ssh-keyscan	ssh-keyscan License		https://github.com/openssh/openssh-portable/blob/master/LICENCE#L82
swrule	swrule License		https://ctan.math.utah.edu/ctan/tex-archive/macros/generic/misc/swrule.sty
threeparttable	threeparttable License		https://fedoraproject.org/wiki/Licensing/Threeparttable
ulem	ulem License		https://mirrors.ctan.org/macros/latex/contrib/ulem/README
w3m	w3m License		https://github.com/tats/w3m/blob/master/COPYING
wwl	WWL License		http://www.db.net/downloads/wwl+db-1.3.tgz
wxWindows	wxWindows Library License	-	https://opensource.org/licenses/WXwindows
xinetd	xinetd License		https://fedoraproject.org/wiki/Licensing/Xinetd_License
xkeyboard-config-Zinoviev	xkeyboard-config Zinoviev License		https://gitlab.freedesktop.org/xkeyboard-config/xkeyboard-config/-/blob/master/COPYING?ref_type=heads#L178
xlock	xlock License		https://fossies.org/linux/tiff/contrib/ras/ras2tif.c
xpp	XPP License		https://fedoraproject.org/wiki/Licensing/xpp
xzoom	xzoom License		https://metadata.ftp-master.debian.org/changelogs//main/x/xzoom/xzoom_0.3-27_copyright
zlib-acknowledgement	zlib/libpng License with Acknowledgement		https://fedoraproject.org/wiki/Licensing/ZlibWithAcknowledgement`;

/** One licence exception a line: its identifier. */
export const exceptionRows = `\
389-exception
Asterisk-exception
Autoconf-exception-2.0
Autoconf-exception-3.0
Autoconf-exception-generic
Autoconf-exception-generic-3.0
Autoconf-exception-macro
Bison-exception-1.24
Bison-exception-2.2
Bootloader-exception
CLISP-exception-2.0
Classpath-exception-2.0
DigiRule-FOSS-exception
FLTK-exception
Fawkes-Runtime-exception
Font-exception-2.0
GCC-exception-2.0
GCC-exception-2.0-note
GCC-exception-3.1
GNAT-exception
GNOME-examples-exception
GNU-compiler-exception
GPL-3.0-interface-exception
GPL-3.0-linking-exception
GPL-3.0-linking-source-exception
GPL-CC-1.0
GStreamer-exception-2005
GStreamer-exception-2008
Gmsh-exception
KiCad-libraries-exception
LGPL-3.0-linking-exception
LLGPL
LLVM-exception
LZMA-exception
Libtool-exception
Linux-syscall-note
Nokia-Qt-exception-1.1
OCCT-exception-1.0
OCaml-LGPL-linking-exception
OpenJDK-assembly-exception-1.0
PS-or-PDF-font-exception-20170817
QPL-1.0-INRIA-2004-exception
Qt-GPL-exception-1.0
Qt-LGPL-exception-1.1
Qwt-exception-1.0
SANE-exception
SHL-2.0
SHL-2.1
SWI-exception
Swift-exception
Texinfo-exception
UBDL-exception
Universal-FOSS-exception-1.0
WxWindows-exception-3.1
cryptsetup-OpenSSL-exception
eCos-exception-2.0
fmt-exception
freertos-exception-2.0
gnu-javamail-exception
i2p-gpl-java-exception
libpri-OpenH323-exception
mif-exception
openvpn-openssl-exception
stunnel-exception
u-boot-exception-2.0
vsftpd-openssl-exception
x11vnc-openssl-exception`;
